import { telHref } from '@/lib/contactHref';
import { formatPhone, isDiallable } from '@/lib/phone';
import { useCall } from './calling';
import { callTexts } from './callingTexts';
import styles from './CallableNumber.module.css';

interface CallableNumberProps {
  number: string | null;
  /** The id of the role by which the telephone exchange knows the owner of the number. */
  roleId?: string | null;
  /** If true, an agent who is not logged in to telephony gets a link for the telephone of the device. */
  linked?: boolean;
}

/** A number that calls when pressed, for agents who are logged in to telephony (TEL-32, TEL-33). */
export function CallableNumber({ number, roleId, linked = false }: CallableNumberProps) {
  const calling = useCall();
  const shown = formatPhone(number);
  if (!isDiallable(number)) return shown;
  if (calling !== null) {
    const { call, whyNot } = calling;
    return (
      <button
        type="button"
        className={styles.number}
        data-words="high"
        aria-label={callTexts.call(shown)}
        aria-disabled={whyNot !== null}
        data-tooltip={whyNot === null ? callTexts.call(shown) : callTexts.cannot(shown, whyNot)}
        onClick={() => whyNot === null && call(number, roleId)}
      >
        {shown}
      </button>
    );
  }
  const href = linked ? telHref(number) : null;
  return href === null ? shown : <a href={href}>{shown}</a>;
}
