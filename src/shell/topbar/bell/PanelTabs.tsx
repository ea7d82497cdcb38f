import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { lookUp } from '@/lib/values';
import { Count } from '@/ui/rows/Count';
import { bellTexts } from '../../lateShellTexts';
import styles from './PanelTabs.module.css';

interface PanelTab {
  id: string;
  title: string;
  unread: number;
  content: ReactNode;
}

interface PanelTabsProps {
  label: string;
  tabs: readonly PanelTab[];
  chosen: string;
  onChoose: (id: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs according to the ARIA practices: one tab stop, and arrow keys to choose. */
export function PanelTabs({ label, tabs, chosen, onChoose }: PanelTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const step = (event: KeyboardEvent) => {
    const by = lookUp(STEPS, event.key);
    const next = by === undefined ? undefined : tabs.at((at + by) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.id}]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ id: tab, title, unread }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab)}
            onKeyDown={step}
          >
            {title} {unread > 0 && <Count value={unread} label={bellTexts.unread(unread)} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs[at]?.content}
      </div>
    </>
  );
}
