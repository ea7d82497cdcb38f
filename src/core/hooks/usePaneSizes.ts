import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';

type PaneSizes = Record<string, number>;

const Sizes = v.record(
  v.string(),
  v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
);

/** The widths of a screen's panes as this person left them. */
export function usePaneSizes(screen: string): [PaneSizes, (sizes: PaneSizes) => void] {
  const [sizes, setSizes] = useState<PaneSizes>(
    () => readStored(storageKeys.paneSizes, Sizes, {})[screen] ?? {},
  );
  const keep = useCallback(
    (next: PaneSizes) => {
      setSizes(next);
      writeStored(storageKeys.paneSizes, { ...readStored(storageKeys.paneSizes, Sizes, {}), [screen]: next });
    },
    [screen],
  );
  return [sizes, keep];
}
