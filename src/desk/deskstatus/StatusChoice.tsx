import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/buttons/Button';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { takesNoCalls } from './deskStatus';
import { selectDeskStatus, statusChosen, statusKept } from './deskStatusSlice';
import { deskStatusTexts as texts } from './deskStatusTexts';
import styles from './StatusChoice.module.css';

/** One status for phone and chat, in both menus; renders nothing for a user with only one of them. */
export function StatusChoice() {
  const dispatch = useDispatch();
  const { reported, before, next } = useSelector(selectDeskStatus);
  if (reported === null) return null;
  const options = reported.choices.map(({ status, isPossible }) => ({
    value: status,
    label: texts.names[status],
    isDisabled: !isPossible,
  }));
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={texts.label}
        orientation="horizontal"
        options={options}
        description={reported.whyNot ?? (takesNoCalls(next ?? before) ? texts.rings : undefined)}
        value={next ?? before}
        onChange={(status) => dispatch(statusChosen(status))}
      />
      <div className={styles.next}>
        <span role="status">
          {next !== null && (reported.isOccupied ? texts.next(next) : texts.changing)}
        </span>
        {next !== null && reported.isOccupied && (
          <Button size="s" variant="quiet" onClick={() => dispatch(statusKept())}>
            {texts.keep}
          </Button>
        )}
      </div>
    </div>
  );
}
