import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { readKept, writeKept } from '@/core/storage/storage';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';

type PaneSizes = Record<string, number>;

const Sizes = v.record(
  v.string(),
  v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
);

const sizesOf = (userId: string | null): Record<string, PaneSizes> =>
  readKept(storageKeys.paneSizes, userId, Sizes, {});

/** The widths of a screen's panes, as this person last set them. */
export function usePaneSizes(screen: string): [PaneSizes, (sizes: PaneSizes) => void] {
  const userId = useSelector(selectSignedInId);
  const [sizes, setSizes] = useState<PaneSizes>(() => lookUp(sizesOf(userId), screen) ?? {});
  const keep = useCallback(
    (next: PaneSizes) => {
      setSizes(next);
      writeKept(storageKeys.paneSizes, userId, { ...sizesOf(userId), [screen]: next });
    },
    [screen, userId],
  );
  return [sizes, keep];
}
