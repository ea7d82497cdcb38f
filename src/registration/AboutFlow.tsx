import { channelTypeLabel, ChannelType } from '@/domain/channelType';
import { type Faq, subjectOf } from '@/domain/faq';
import { Facts } from '@/ui/record/Facts';
import type { Flow } from './flow/flow';
import { registrationTexts } from './registrationTexts';

const texts = registrationTexts.about;

/** What was chosen in the panel. */
export const aboutFlow = ({ channel, subject, scenario }: Flow, faq: Faq | null) => ({
  channel: channel === ChannelType.Unknown ? texts.none : channelTypeLabel(channel),
  subject: (subject?.name || (faq && subjectOf(faq)?.name)) ?? texts.none,
  question: faq?.question || texts.none,
  scenario: scenario?.title ?? texts.none,
});

export function AboutFlow({ flow, faq }: { flow: Flow; faq: Faq | null }) {
  const { channel, subject, question, scenario } = aboutFlow(flow, faq);
  return (
    <Facts
      items={[
        { label: texts.channel, value: channel },
        { label: texts.subject, value: subject },
        { label: texts.question, value: question },
        ...(flow.scenario ? [{ label: texts.scenario, value: scenario }] : []),
      ]}
    />
  );
}
