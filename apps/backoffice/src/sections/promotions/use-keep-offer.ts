import { useEffect, useRef, useState } from 'react';
import { createRequestKeys } from '../../shared/request-key.ts';
import { type Offer, promotionsApi, type Written } from './api.ts';

type Known = Pick<Offer, 'id' | 'version'>;

interface KeepOffer {
  /** Saves the draft. */
  keep: (body: Written) => Promise<void>;
  /** Saves the draft and asks a second operator to publish it. */
  ask: (body: Written) => Promise<void>;
}

/**
 * The two ways to send an offer's form.
 * @param offer null for a new one
 */
export function useKeepOffer(offer: Known | null, onKept: () => void, onAsked: () => void): KeepOffer {
  const [keyOf] = useState(createRequestKeys);
  // A new offer that was saved, but whose approval could not be requested, is changed by the next attempt.
  const known = useRef(offer);
  useEffect(() => {
    if (offer !== null) known.current = offer;
  }, [offer]);
  const save = async (body: Written): Promise<Known> =>
    (known.current = await (known.current === null
      ? promotionsApi.create(body)
      : promotionsApi.change(known.current.id, { ...body, version: known.current.version })));
  return {
    keep: async (body) => {
      await save(body);
      onKept();
    },
    ask: async (body) => {
      const { id } = await save(body);
      await promotionsApi.publish(id, { reason: body.reason, requestKey: keyOf([id, body.reason]) });
      keyOf.renew();
      onAsked();
    },
  };
}
