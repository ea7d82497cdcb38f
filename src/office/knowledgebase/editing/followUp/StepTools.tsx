import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  type IconComponent,
  PlusIcon,
  TrashIcon,
} from '@/ui/icons';
import styles from './FollowUp.module.css';
import { followUpTexts as texts } from './followUpTexts';
import { type Direction, DIRECTIONS } from './stepTree';
import type { StepTreeState } from './useStepTree';

const icons: Readonly<Record<Direction, IconComponent>> = {
  up: ArrowUpIcon,
  down: ArrowDownIcon,
  higher: ArrowLeftIcon,
  deeper: ArrowRightIcon,
};

/** The actions for the chosen step. */
export function StepTools({ tree }: { tree: StepTreeState }) {
  const closed = useReadOnly() ? fieldTexts.readOnly : null;
  return (
    <div className={styles.tools} role="group" aria-label={texts.tools}>
      <Button
        size="s"
        icon={PlusIcon}
        disabledReason={closed ?? (tree.mayAdd ? null : texts.tooDeep)}
        onClick={tree.add}
      >
        {texts.addChoice}
      </Button>
      {!tree.isRoot &&
        DIRECTIONS.map((direction) => (
          <IconButton
            key={direction}
            size="s"
            icon={icons[direction]}
            label={texts.move[direction]}
            disabledReason={closed ?? (tree.mayMove(direction) ? null : texts.cannotMove)}
            onClick={() => tree.move(direction, false)}
          />
        ))}
      {!tree.isRoot && (
        <IconButton
          size="s"
          icon={TrashIcon}
          label={texts.remove}
          disabledReason={closed}
          onClick={tree.remove}
        />
      )}
    </div>
  );
}
