import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { lazyRegion } from '../feedback/LineBoundary';
import { EllipsisIcon } from '../icons';
import type { MenuButton as Menu } from './Menu';

type LaterMenuProps = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'onAction'>;

const Look = ({ label, onClick }: { label: string; onClick?: () => void }) => (
  <IconButton size="s" icon={EllipsisIcon} label={label} aria-haspopup="true" onClick={onClick} />
);

const MenuButton = lazyRegion(
  async () => (await import('./Menu')).MenuButton,
  ({ label }: ComponentProps<typeof Menu>) => <Look label={label} />,
);

/** A menu behind an icon that stands in every row of a long list: only the one that is pressed becomes a menu. */
export function LaterMenu(props: LaterMenuProps) {
  const [wanted, setWanted] = useState(false);
  return wanted ? (
    <MenuButton {...props} size="s" opened />
  ) : (
    <Look label={props.label} onClick={() => setWanted(true)} />
  );
}
