import { Select } from '@fairlot/ui';
import { GAME_KINDS, putGames } from '@fairlot/contract/vendors/desk-games';
import { useState } from 'react';
import { languageChoices } from '../../../form/choices.ts';
import { ReasonField, SelectField, TextField, TickField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { namesDraft, namesOf, TEXT_LANGUAGES } from '../../../form/text-languages.ts';
import { type FieldAt, useContractForm } from '../../../form/use-contract-form.ts';
import { PictureUpload } from '../../../parts/picture-upload.tsx';
import { common } from '../../../shared/common-texts.ts';
import { connectionsApi, type OwnGame } from './api.ts';
import { ListedGame } from './listed-game.tsx';
import { gameKinds } from '../../../form/game-kinds.ts';
import { ownGamesTexts as words } from './own-games-texts.ts';

type Kind = (typeof GAME_KINDS)[number];

interface GameDialogProps {
  code: string;
  /** Null for a new game. */
  game: OwnGame | null;
  canKeepPictures: boolean;
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

/** A single game: names, kind, order, picture, and whether it is offered. */
export function GameDialog({ code, game, canKeepPictures, onDone, onClose }: GameDialogProps) {
  const form = useContractForm({
    call: putGames,
    draft: draftOf(game),
    names: (path) => /^games\.\d+\.(\w+)/.exec(path)?.[1] ?? null,
    check: ({ rank, names }) => ({
      rank: !/^[1-9]\d{0,2}$/.test(rank) && common.wrongPosition,
      '': (names['EN'] ?? '').trim() === '' && words.missingName,
    }),
    toBody: (draft, keyOf) => {
      const input = inputOf(draft, game);
      return { ...input, requestKey: keyOf([JSON.stringify(input)]) };
    },
  });
  const send = async (body: Parameters<typeof connectionsApi.putGames>[1]) => {
    const answer = await connectionsApi.putGames(code, body);
    onDone('id' in answer);
  };
  return (
    <FormDialog
      form={form}
      title={game === null ? words.add : (game.names['EN'] ?? game.gameId)}
      submit={common.save}
      onSend={send}
      onClose={onClose}
    >
      <p className="muted">{words.hint}</p>
      {game === null ? (
        <ListedGame
          code={code}
          onPick={({ gameId, name, gameType }) =>
            form.set({
              gameId,
              names: { ...form.values.names, EN: name },
              kind: GAME_KINDS.find((kind) => kind === gameType) ?? form.values.kind,
            })
          }
        />
      ) : null}
      <TextField
        at={form.at('gameId')}
        label={words.id}
        hint={words.idHint}
        required
        readOnly={game !== null}
        dir="ltr"
      />
      <NameField at={(code) => form.at(`names.${code}`)} />
      <SelectField
        at={form.at('kind')}
        label={common.type}
        options={GAME_KINDS.map((value) => ({ value, label: gameKinds[value] }))}
      />
      <TextField at={form.at('rank')} label={common.position} hint={common.positionHint} inputMode="numeric" required />
      <TextField at={form.at('picture')} label={common.picture} hint={words.pictureHint} dir="ltr" />
      {canKeepPictures ? (
        <PictureUpload
          label={words.upload}
          tooLarge={words.tooLarge}
          keep={connectionsApi.keepPicture}
          onKept={(picture) => form.set({ picture })}
        />
      ) : null}
      <TickField at={form.at('enabled')} label={words.enabled} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

/** The name in one language at a time. */
function NameField({ at }: { at: (language: string) => FieldAt<string> }) {
  const [language, setLanguage] = useState('EN');
  return (
    <>
      <Select
        label={words.language}
        value={language}
        options={languageChoices(TEXT_LANGUAGES)}
        onChange={setLanguage}
      />
      <TextField
        key={language}
        at={at(language)}
        label={`${common.name} (${language})`}
        hint={words.languageHint}
        maxLength={100}
      />
    </>
  );
}

const draftOf = (game: OwnGame | null) => ({
  gameId: game?.gameId ?? '',
  names: namesDraft(game?.names),
  kind: GAME_KINDS.find((kind) => kind === game?.kind) ?? ('RNG' as Kind),
  rank: String(game?.rank ?? 100),
  picture: game?.picture ?? '',
  enabled: game?.enabled ?? true,
  reason: '',
});

function inputOf(draft: ReturnType<typeof draftOf>, game: OwnGame | null) {
  const { gameId, names, kind, rank, picture, enabled, reason } = draft;
  return {
    games: [
      {
        gameId: gameId.trim(),
        names: namesOf(names),
        kind,
        rank: numberOf(rank),
        picture: picture.trim(),
        enabled,
        ...(game === null ? {} : { version: game.version }),
      },
    ],
    reason: reason.trim(),
  };
}
