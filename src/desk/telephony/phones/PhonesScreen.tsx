import { useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/core/paths';
import type { DeskPhone } from '@/domain/telephony/deskPhone';
import { phoneStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { formatPhone } from '@/lib/phone';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonList } from '@/ui/feedback/Skeleton';
import { Checkbox } from '@/ui/fields/Checkbox';
import { PhoneIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { useDeskPhones } from '../passOn/useDeskPhones';
import { selectAreDeskPhonesKnown } from '../state/deskPhonesSlice';
import { logOutOthersRequested } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './Phones.module.css';
import { phonesTexts as texts } from './phonesTexts';
import { PHONES_TITLE } from './phonesTitle';
import { isLoggedIn, useSelected } from './useSelected';

const ROW_HEIGHT_PX = 64;
const WAITING_ROWS = 4;

const byName = (one: DeskPhone, other: DeskPhone): number => one.name.localeCompare(other.name, 'nl');

/** The phones of the desk, kept up to date, with a button to log out the phones of others (TEL-51). */
export function PhonesScreen() {
  const phones = Object.values(useDeskPhones()).sort(byName);
  const isKnown = useSelector(selectAreDeskPhonesKnown);
  const selection = useSelected(phones);
  return (
    <PlainScreen
      title={PHONES_TITLE}
      back={{ href: paths.management, label: texts.back }}
      meta={isKnown && texts.count(phones.length)}
      actions={<LogOut selected={selection.selected} onDone={selection.clear} />}
    >
      <p className={mutedClass}>{texts.about}</p>
      {isKnown ? (
        <Phones phones={phones} selection={selection} />
      ) : (
        <div role="status" aria-label={texts.waiting}>
          <SkeletonList rows={WAITING_ROWS} rowHeight={ROW_HEIGHT_PX} />
        </div>
      )}
    </PlainScreen>
  );
}

interface PhonesProps {
  phones: readonly DeskPhone[];
  selection: ReturnType<typeof useSelected>;
}

function Phones({ phones, selection: { selected, all, toggle, toggleAll } }: PhonesProps) {
  if (phones.length === 0)
    return (
      <EmptyState icon={PhoneIcon} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.all}>
        <Checkbox
          label={texts.all}
          checked={all}
          indeterminate={selected.length > 0 && !all}
          disabled={!phones.some(isLoggedIn)}
          onChange={toggleAll}
        />
      </div>
      <ul className={styles.list} aria-label={PHONES_TITLE}>
        {phones.map((phone) => (
          <li key={phone.userId} className={styles.phone}>
            <Checkbox
              label={phone.name || texts.nameless}
              description={factsOf(phone)}
              checked={selected.includes(phone.userId)}
              disabled={!isLoggedIn(phone)}
              onChange={() => toggle(phone.userId)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function factsOf({ phoneNumber, status, calls }: DeskPhone): string {
  const number = phoneNumber === null ? texts.noNumber : formatPhone(phoneNumber);
  return [phoneStatusLabel(status), number, calls.length > 0 && texts.calls(calls.length)]
    .filter(Boolean)
    .join(' · ');
}

/** Asks for confirmation, because logging out ends the current calls. */
function LogOut({ selected, onDone }: { selected: readonly string[]; onDone: () => void }) {
  const { ask, isAsked } = usePhoneCommand();
  const { isLive } = useSelector(selectTelephony);
  const [isConfirming, setConfirming] = useState(false);
  const whyNot = isLive ? null : telephonyTexts.whyNot.notLive;
  const confirm = () => {
    ask(logOutOthersRequested(selected));
    setConfirming(false);
    onDone();
  };
  return (
    <>
      <Button
        busy={isAsked('logoutMultipleByUserIds')}
        disabledReason={whyNot ?? (selected.length === 0 ? texts.whyNone : null)}
        onClick={() => setConfirming(true)}
      >
        {texts.logOut(selected.length)}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={texts.confirmTitle}
          question={texts.question(selected.length)}
          confirmLabel={texts.confirm}
          blocked={selected.length === 0 ? texts.whyNone : whyNot}
          submission={null}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
