import { lazyRegion } from '../feedback/LineBoundary';
import type { IconComponent } from '../icons';
import { uiTexts } from '../uiTexts';
import { MenuWaiting } from './MenuWaiting';

export interface MoreAction {
  id: string;
  label: string;
  icon?: IconComponent;
  /** Why it cannot be done now. */
  disabledReason?: string | null;
  run: () => void;
}

interface MoreMenuProps {
  /** What there is more of. */
  label: string;
  actions: readonly MoreAction[];
  className?: string | undefined;
}

/* Menus come with the widgets, after what they belong to. */
const MenuButton = lazyRegion(async () => (await import('./Menu')).MenuButton, MenuWaiting);

/** What there is no room for, or what cannot be done now, behind 'Meer'. */
export const MoreMenu = ({ label, actions, className }: MoreMenuProps) =>
  actions.length > 0 && (
    <div className={className}>
      <MenuButton
        label={label}
        items={actions}
        variant="secondary"
        size="s"
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
      >
        {uiTexts.moreShort}
      </MenuButton>
    </div>
  );
