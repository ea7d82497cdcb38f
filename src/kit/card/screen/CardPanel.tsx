import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEscape } from '@/lib/useEscape';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './CardPanel.module.css';

interface AddressPanels<Panel extends string> {
  /** The query parameter that opens each panel. */
  flags: Readonly<Record<Panel, string>>;
  /** Query parameters that are removed when a panel opens or closes. */
  drops: readonly string[];
  /** The tab beside which the panels open. */
  tab: string;
}

/** Returns the panel that the address opens beside the card. */
export function useAddressPanel<Panel extends string>({ flags, drops, tab }: AddressPanels<Panel>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const panels = Object.keys(flags) as Panel[];
  const query = new URLSearchParams(search);
  const panel = panels.find((name) => query.has(flags[name])) ?? null;
  for (const name of [...Object.values<string>(flags), ...drops]) query.delete(name);
  return {
    panel,
    open: (wanted: Panel, { replace = false } = {}) => {
      query.set(flags[wanted], 'true');
      void navigate({ pathname: tab, search: query.toString() }, { replace });
    },
    close: () => void navigate({ pathname, search: query.toString() }, { replace: true }),
  };
}

interface CardPanelProps {
  /** The name of the panel. */
  name: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the card, instead of the sidebar; on a phone it fills the page. */
export const CardPanel = ({ name, label, onClose, children }: CardPanelProps) => (
  <aside className={styles.panel} aria-label={label} {...useEscape(onClose)}>
    <Boundary resetKey={name}>{children}</Boundary>
  </aside>
);
