import { useReloadList } from '../../list/use-reload-list.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panes } from '../../parts/panes.tsx';
import type { PageProps } from '../../shared/section.ts';
import { useAddressOnce, useAddressParts } from '../../shared/use-address-part.ts';
import { DrawCase } from './desk/draw-case.tsx';
import { DrawSide } from './desk/draw-side.tsx';
import { deskTexts } from './desk/texts.ts';
import { type Chosen, useDraw } from './desk/use-draw.ts';
import { useSaleActions } from './desk/use-sale-actions.tsx';
import type { DrawPlace, DrawReport } from './draw-report.ts';
import { DRAW_LIST, Draws } from './draws.tsx';
import { isVoidable, useVoidRequest } from './use-void-request.tsx';
import './desk/desk.css';

const NOTHING = { play: null, number: null } as const satisfies Chosen;

/** The list of draws, with the draw in the address beside it. */
export function DrawPage({ operator, onGo }: PageProps) {
  const client = useQueryClient();
  const reloadList = useReloadList(DRAW_LIST.name);
  const [{ gameCode, numero: drawNumber, play, number }, show] = useAddressParts([
    'gameCode',
    'numero',
    'play',
    'number',
  ]);
  const key = `${gameCode} ${drawNumber}`;
  // The result of the latest action, shown only at its draw.
  const [said, setSaid] = useState({ key, text: '' });
  const changed = (text: string) => {
    setSaid({ key, text });
    void client.invalidateQueries({ queryKey: ['draw'] });
    reloadList();
  };
  const voiding = useVoidRequest(changed);
  const sale = useSaleActions(changed);
  const place = gameCode === null || drawNumber === null ? null : { gameCode, numero: drawNumber };
  const chosen = { play, number };
  const { data: draw } = useDraw(place);
  const notice = said.key === key ? said.text : '';
  const close = () => show({ gameCode: null, numero: null, ...NOTHING });
  const detail = place && {
    title: `${draw?.gameName ?? gameCode} ${drawNumber}`,
    work: (onClose: () => void) => (
      <DrawCase
        key={key}
        place={place}
        operator={operator}
        chosen={chosen}
        notice={notice}
        onChoose={show}
        onClose={onClose}
      />
    ),
    side: {
      title: deskTexts.thisDraw,
      content: (
        <DrawSide
          key={key}
          place={place}
          chosen={chosen}
          operator={operator}
          actions={sale.actions}
          onVoid={voiding.ask}
          onGo={onGo}
        />
      ),
    },
  };
  return (
    <>
      <Panes detail={detail} onClose={close}>
        {(isNarrow) => (
          <Draws
            operator={operator}
            isNarrow={isNarrow}
            openKey={isNarrow ? key : null}
            notice={detail === null ? notice : ''}
            onOpen={(draw) => show({ gameCode: draw.gameCode, numero: draw.numero, ...NOTHING })}
            onVoid={voiding.ask}
          />
        )}
      </Panes>
      {voiding.dialog}
      {place !== null && operator.permissions.includes('draws.void') ? (
        <PreparedVoid place={place} onReady={voiding.ask} />
      ) : null}
      {sale.dialog}
    </>
  );
}

interface PreparedVoidProps {
  place: DrawPlace;
  onReady: (draw: DrawReport) => void;
}

/** Asks to void the draw in the address if the search opened the page for that. */
function PreparedVoid({ place, onReady }: PreparedVoidProps) {
  const { data: draw } = useDraw(place);
  const isReady = draw !== undefined && isVoidable(draw.state);
  useAddressOnce('do', isReady ? 'void' : null, () => draw && onReady(draw));
  return null;
}
