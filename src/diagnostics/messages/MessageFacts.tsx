import type { UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { Section } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** What is known of it; what nobody knows says nothing. */
export function MessageFacts({
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
