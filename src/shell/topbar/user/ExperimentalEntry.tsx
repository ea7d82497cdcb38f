import { useNavigate } from 'react-router';
import { paths } from '@/core/paths';
import { Button } from '@/ui/buttons/Button';
import { LockIcon, SettingsIcon } from '@/ui/icons';
import { useExperimentalSwitch } from './useExperimentalSwitch';
import { experimentalTexts as texts } from './experimentalTexts';

/** The visible way to the experimental area, for users who may unlock it. */
export function ExperimentalEntry({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const { unlocked, toggle } = useExperimentalSwitch();
  return (
    <div className={className}>
      <Button variant="quiet" icon={LockIcon} onClick={toggle}>
        {unlocked ? texts.lock : texts.unlock}
      </Button>
      {unlocked && (
        <Button variant="quiet" icon={SettingsIcon} onClick={() => void navigate(paths.experimentalArea)}>
          {texts.open}
        </Button>
      )}
    </div>
  );
}
