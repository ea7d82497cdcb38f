import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { isPlain } from '@/lib/keys';
import { IconButton } from '../buttons/IconButton';
import { lazyRegion } from '../feedback/LineBoundary';
import { EllipsisIcon } from '../icons';
import type { MenuButton as Menu } from './Menu';

type LaterMenuProps = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'onAction'>;

const OPENING = ['Enter', ' '];

/** React Aria takes a click by key for a click by a screen reader, and then focuses no item of the opened menu. */
function openByKey(event: KeyboardEvent, open: () => void) {
  if (!OPENING.includes(event.key) || !isPlain(event)) return;
  event.preventDefault();
  open();
}

const Look = ({ label, onOpen }: { label: string; onOpen?: () => void }) => (
  <IconButton
    size="s"
    icon={EllipsisIcon}
    label={label}
    aria-haspopup="true"
    onClick={onOpen}
    onKeyDown={onOpen && ((event) => openByKey(event, onOpen))}
  />
);

const MenuButton = lazyRegion(
  async () => (await import('./Menu')).MenuButton,
  ({ label }: ComponentProps<typeof Menu>) => <Look label={label} />,
);

/** A menu behind an icon in every row of a long list; only the one that is pressed becomes a real menu. */
export function LaterMenu(props: LaterMenuProps) {
  const [wanted, setWanted] = useState(false);
  return wanted ? (
    <MenuButton {...props} size="s" opened />
  ) : (
    <Look label={props.label} onOpen={() => setWanted(true)} />
  );
}
