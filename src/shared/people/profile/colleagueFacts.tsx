import type { ReactNode } from 'react';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import type { Colleague } from '@/domain/colleagues/colleague';
import { mailtoHref } from '@/lib/contactHref';
import { isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import type { Fact } from '@/ui/record/Facts';
import { peopleTexts } from '../peopleTexts';
import { ColleagueAvailability } from './ColleagueAvailability';
import styles from './ColleagueFacts.module.css';

const texts = peopleTexts.profile;

/** The facts about a colleague, with contact details (002 §2.1). */
export function colleagueFacts(colleague: Colleague): Fact[] {
  const { id, status, job, department, functiongroups } = colleague;
  const groups = functiongroups.map(({ title }) => title).filter(Boolean);
  return [
    { label: texts.availability, value: <ColleagueAvailability userId={id} known={status} /> },
    { label: texts.phones, value: <Phones colleague={colleague} /> },
    { label: texts.email, value: <Email email={colleague.email} /> },
    { label: texts.job, value: job ?? texts.unknown },
    { label: texts.department, value: department ?? texts.unknown },
    ...(groups.length > 0 ? [{ label: texts.groups, value: groups.join(', ') }] : []),
  ];
}

function Phones({ colleague }: { colleague: Colleague }): ReactNode {
  const { phoneNumber, phoneNumber2, roleId } = colleague;
  const numbers = [...new Set([phoneNumber, phoneNumber2])].filter(isDiallable);
  if (numbers.length === 0) return texts.unknown;
  return (
    <ul className={styles.lines}>
      {numbers.map((number) => (
        <li key={number}>
          <CallableNumber number={number} roleId={roleId} linked />
        </li>
      ))}
    </ul>
  );
}

function Email({ email }: { email: string | null }) {
  if (email === null) return texts.unknown;
  const href = mailtoHref(email);
  return (
    <span className={styles.copied}>
      {href === null ? email : <a href={href}>{email}</a>}
      <CopyButton text={email} label={texts.copyEmail} copiedLabel={texts.emailCopied} />
    </span>
  );
}
