import { useState } from 'react';
import { BookmarkIcon, LinkIcon, PencilIcon, TrashIcon } from '@/ui/icons';
import { type MenuEntry, MenuButton } from '@/ui/overlays/Menu';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states } = sandboxTexts;
const MANY = 30;

const actions: readonly MenuEntry[] = [
  { id: 'edit', label: labels.save, icon: PencilIcon, shortcut: 'E' },
  { id: 'link', label: labels.refresh, icon: LinkIcon },
  { id: 'later', label: labels.pickUp, icon: BookmarkIcon, disabledReason: labels.notAssigned },
  { id: 'line', separator: true },
  { id: 'remove', label: labels.remove, icon: TrashIcon, danger: true },
];
const many: readonly MenuEntry[] = Array.from({ length: MANY }, (_, index) => ({
  id: String(index),
  label: `${samples.subjects[index % samples.subjects.length] ?? ''} (${index + 1})`,
}));

export function MenuScreen() {
  const [last, setLast] = useState<string | null>(null);
  return (
    <>
      <Example title={states.iconOnly}>
        <MenuButton label={labels.more} items={actions} onAction={setLast} />
        <MenuButton label={labels.more} items={actions} onAction={setLast} variant="secondary" />
      </Example>
      <Example title={states.normal}>
        <MenuButton label={labels.more} items={actions} onAction={setLast} variant="secondary">
          {labels.more}
        </MenuButton>
        <span role="status">{last !== null && labels.lastAction(last)}</span>
      </Example>
      <Example title={states.many}>
        <MenuButton label={labels.list} items={many} onAction={setLast} variant="secondary">
          {labels.list}
        </MenuButton>
      </Example>
    </>
  );
}
