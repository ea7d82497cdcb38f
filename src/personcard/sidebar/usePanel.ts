import { useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/core/storage/storage';
import type { storageKeys } from '@/core/storage/storageKeys';

type PanelKey = (typeof storageKeys)[
  'contractPanelCollapsed' | 'contractorPanelCollapsed' | 'contactPanelCollapsed'];

/** Whether a panel is unfolded, as it was left in this browser; folded to begin with (001 §2). */
export function usePanel(key: PanelKey) {
  const [collapsed, setCollapsed] = useState(() => readStored(key, v.boolean(), true));
  const onToggle = () => {
    writeStored(key, !collapsed);
    setCollapsed(!collapsed);
  };
  return { open: !collapsed, onToggle };
}
