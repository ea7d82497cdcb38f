import { skipToken } from '@reduxjs/toolkit/query/react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { customerQueries } from '@/api/people/customerQueries';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { PersonLink } from '@/core/PersonLink';
import { selectMay } from '@/core/session/sessionSlice';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { useSubmission } from '@/core/submissions/useSubmission';
import { isOver, type MailMessage, MailStatus } from '@/domain/mail/mailMessage';
import { lookUp } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { ArrowRightIcon, ClockIcon, MailIcon, UserIcon } from '@/ui/icons';
import { RecordFact, RecordFacts, RecordHeader } from '@/ui/record/RecordHeader';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Time } from '@/ui/text/Time';
import { mailKeys } from '../mailShortcutTexts';
import { mailTexts as texts } from '../mailTexts';
import { mailCustomerRequested } from '../work/mailActions';
import { mailKey } from '../work/mailKeys';
import { mailSteps } from '../work/mailWrites';
import { MailActions } from './MailActions';
import { mailLook } from './mailLook';
import { useSender } from './useSender';

interface MailHeaderProps {
  mail: MailMessage;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Null for the last mail. */
  onNext: (() => void) | null;
}

export function MailHeader({ mail, headingRef, onNext }: MailHeaderProps) {
  const { id, status, from, to: receivers, received, pickedUpBy } = mail;
  const personId = usePersonOfMail(mail);
  const sender = useSenderToAttach(mail);
  const link = {
    text: window.location.origin + to.mail(id),
    label: texts.copyLink,
    copiedLabel: texts.linkCopied,
  };
  return (
    <RecordHeader title={mail.subject ?? texts.noSubject} headingRef={headingRef} link={link}>
      <MailActions mail={mail} personId={personId} onSender={sender?.onAttach ?? null} onNext={onNext} />
      <RecordFacts>
        <RecordFact>
          <StatusLabel {...mailLook(status)} />
        </RecordFact>
        <RecordFact icon={MailIcon} term={texts.from}>
          {from ?? texts.noSender}
        </RecordFact>
        {receivers.length > 0 && <RecordFact term={texts.to}>{receivers.join(', ')}</RecordFact>}
        <RecordFact icon={ClockIcon}>
          <Time instant={received} />
        </RecordFact>
        <RecordFact icon={UserIcon} term={texts.customer}>
          <Customer mail={mail} personId={personId} />
        </RecordFact>
        {pickedUpBy !== null && status !== MailStatus.New && (
          <RecordFact term={texts.pickedUpBy}>{pickedUpBy.name ?? texts.somebody}</RecordFact>
        )}
      </RecordFacts>
      {sender !== null && <Sender {...sender} />}
      <Failure step="pickUp" id={id} />
      <Failure step="finish" id={id} />
      <Done mail={mail} onNext={onNext} />
    </RecordHeader>
  );
}

/** Finds the person of the customer, because a customer is a separate record and cards are about persons. */
function usePersonOfMail({ customerId }: MailMessage): string | null {
  const { personOfCustomer } = customerQueries.endpoints;
  return personOfCustomer.useQuery(customerId ?? skipToken).currentData ?? null;
}

function Customer({ mail, personId }: { mail: MailMessage; personId: string | null }) {
  const hasCard = useMayOpen(paths.personCard);
  if (mail.customerId === null) return texts.noCustomer;
  const name = mail.customerName ?? texts.customer;
  return personId !== null && hasCard ? <PersonLink id={personId} name={name} /> : name;
}

/** The only customer with the sender's address, while the mail has no customer. */
function useSenderToAttach(mail: MailMessage) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('caseCreate');
  const isWanted = may && mail.customerId === null && !isOver(mail);
  const found = useSender(isWanted ? (mail.from ?? '') : '');
  const person = found?.length === 1 ? found[0] : undefined;
  if (!isWanted || person === undefined) return null;
  return {
    person,
    mailId: mail.id,
    onAttach: () =>
      dispatch(mailCustomerRequested({ id: mail.id, person, seen: mail.customerId, about: mail })),
  };
}

/** One press attaches the mail to its sender, and begins the contact about the mail. */
function Sender({ person, mailId, onAttach }: NonNullable<ReturnType<typeof useSenderToAttach>>) {
  const submission = useSubmission(mailKey('customer', mailId));
  const label = texts.attachSender;
  const busy = submission?.status === 'sending';
  useShortcut(mailKeys.attachSender, onAttach, !busy);
  return (
    <>
      <Banner
        actions={
          <Button size="s" busy={busy} aria-keyshortcuts={ariaKeys(mailKeys.attachSender)} onClick={onAttach}>
            {label}
          </Button>
        }
      >
        {texts.isSender(person.name)} {person.details}
      </Banner>
      <SubmissionNotice submission={submission} />
    </>
  );
}

const Failure = ({ step, id }: { step: 'pickUp' | 'finish'; id: string }) => (
  <SubmissionNotice submission={useSubmission(mailSteps[step].key({ id }))} />
);

/** Leads to the next mail once nothing more can be done with this one. */
function Done({ mail, onNext }: Pick<MailHeaderProps, 'mail' | 'onNext'>) {
  const text = lookUp<string>(texts.done, mail.status);
  if (text === undefined) return null;
  return (
    <Banner
      tone="success"
      actions={
        onNext && (
          <Button size="s" variant="primary" icon={ArrowRightIcon} onClick={onNext} data-focus-next="">
            {texts.next}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}
