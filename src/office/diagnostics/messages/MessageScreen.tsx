import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { to } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { OpenedPage } from '@/kit/paged/OpenedPage';
import { sectionsClass, Section } from '@/ui/layout/Section';
import { MANAGEMENT } from '../diagnosticsRules';
import { MessageBody, Code } from './MessageBody';
import { MessageHeader } from './MessageHeader';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import { useState } from 'react';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { Disclosure } from '@/ui/layout/Disclosure';
import styles from './Undelivered.module.css';
import { firstLine } from '../undeliveredRules';
import type { UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { type Fact, Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';

const recordTexts = {
  loading: texts.loading,
  failedTitle: texts.messageFailed,
  failedText: texts.messageFailedText,
  notFoundTitle: texts.notFound,
  notFoundText: texts.notFoundText,
  toList: texts.toList,
};

/** One message that an integration did not accept (002 §2.6). */
export function MessageScreen() {
  const { id = '' } = useParams();
  const answer = undeliveredQueries.endpoints.undeliveredMessage.useQuery(id);
  const mayList = useSelector(selectMayAny)(...MANAGEMENT);
  return (
    <OpenedPage
      id={id}
      answer={answer}
      texts={recordTexts}
      list={mayList ? { to: to.undelivered, label: texts.toList } : null}
      label={texts.details}
      header={(message, heading) => <MessageHeader message={message} headingRef={heading} />}
    >
      {(message) => (
        <div className={sectionsClass}>
          <MessageException key={id} exception={message.exception} />
          <MessageFacts message={message} />
          <MessageBody key={`${id}/body`} body={message.message?.body ?? null} />
        </div>
      )}
    </OpenedPage>
  );
}

/** The first line of the exception, and the rest on request. */
function MessageException({ exception }: { exception: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const summary = firstLine(exception);
  if (exception === null || summary === null) return null;
  return (
    <Section
      title={texts.exception}
      aside={<CopyButton text={exception} label={texts.copyException} copiedLabel={texts.exceptionCopied} />}
    >
      <p className={styles.summary}>{summary}</p>
      {exception.trim() !== summary && (
        <Disclosure title={texts.wholeException} as="h3" open={isOpen} onToggle={() => setOpen(!isOpen)}>
          <Code label={texts.exceptionText} text={exception} />
        </Disclosure>
      )}
    </Section>
  );
}

/** The known facts of the message; unknown ones are left out. */
function MessageFacts({
  message: { message, faultTime, resolvedTime, scopeId },
}: {
  message: UndeliveredMessage;
}) {
  const { application, consumer, retries } = message?.metaData ?? {};
  const facts: [string, Fact['value']][] = [
    [texts.application, application],
    [texts.consumer, consumer],
    [texts.queue, message?.queueName],
    [texts.scope, scopeId],
    [texts.retries, retries == null ? null : String(retries)],
    [texts.faultTime, faultTime && <Time instant={faultTime} />],
    [texts.resolvedTime, resolvedTime && <Time instant={resolvedTime} />],
  ];
  return (
    <Section title={texts.facts}>
      <Facts
        items={facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ label, value }))}
      />
    </Section>
  );
}
