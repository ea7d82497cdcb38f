import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { uriPart } from '@/lib/address';
import { Button } from '@/ui/buttons/Button';
import { SearchIcon, UserPlusIcon } from '@/ui/icons';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';

interface UnknownCallerProps {
  /** Empty for a withheld number. */
  number: string;
  callId: string;
}

/** Buttons to search for an unknown number, or to create a relation for it. */
export function UnknownCaller({ number, callId }: UnknownCallerProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const may = useSelector(selectMay);
  const isWithheld = number === '';
  const writeDown = () =>
    dispatch(dialogOpened({ dialog: { kind: 'newRelation', phoneNumber: number, sourceId: callId } }));
  return (
    <div className={styles.part}>
      <p className={styles.line}>{isWithheld ? texts.withheldHint : texts.unknown}</p>
      <div className={styles.actions}>
        {!isWithheld && may('customerCard') && (
          <Button
            size="s"
            icon={SearchIcon}
            onClick={() => void navigate(to.tenants(`query=${uriPart(number)}`))}
          >
            {texts.search}
          </Button>
        )}
        {may('relationWrite') && (
          <Button size="s" icon={UserPlusIcon} onClick={writeDown}>
            {texts.newRelation}
          </Button>
        )}
      </div>
    </div>
  );
}
