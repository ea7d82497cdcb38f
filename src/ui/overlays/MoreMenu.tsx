import type { IconComponent } from '../icons';
import { uiTexts } from '../uiTexts';
import { MenuButton } from './LaterMenuButton';

export interface MoreAction {
  id: string;
  label: string;
  icon?: IconComponent;
  /** The reason why the action is unavailable now. */
  disabledReason?: string | null;
  run: () => void;
}

interface MoreMenuProps {
  /** Names the menu, and says what kind of actions it has. */
  label: string;
  actions: readonly MoreAction[];
  className?: string | undefined;
}

/** The menu 'Meer' of actions that do not fit or are unavailable now. */
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
