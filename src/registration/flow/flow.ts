import * as v from 'valibot';
import { AGENT_CHANNELS, ChannelType } from '@/domain/channelType';
import type { MomentWords } from '@/domain/contactMoment';
import type { SubjectReference } from '@/domain/subject';
import { isGuid, recordIdOf } from '@/lib/guid';
import { isFilledIn } from '@/lib/isFilledIn';
import { Identity, identityLine } from '@/people';

/** What was begun in the portal about the subject. */
const Scenario = v.object({ id: v.string(), title: v.string() });
type Scenario = v.InferOutput<typeof Scenario>;

/** What an agent notes while somebody tells why they called (001 §4). */
export const Flow = v.object({
  channel: v.picklist(Object.values(ChannelType)),
  subject: v.nullable(v.object({ id: v.string(), name: v.string() })),
  query: v.string(),
  faqId: v.nullable(v.string()),
  targetGroupId: v.nullable(v.string()),
  followUpQuestionId: v.nullable(v.string()),
  notes: v.string(),
  /** A flow that an earlier version of the program kept says nothing about these. */
  identity: v.optional(Identity),
  scenario: v.optional(v.nullable(Scenario)),
});
export type Flow = v.InferOutput<typeof Flow>;

export const NO_FLOW: Flow = {
  channel: ChannelType.Unknown,
  subject: null,
  query: '',
  faqId: null,
  targetGroupId: null,
  followUpQuestionId: null,
  notes: '',
  identity: null,
  scenario: null,
};

const noFaq = { faqId: null, targetGroupId: null, followUpQuestionId: null };

function demand<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`No ${what} to choose.`);
  return value;
}

/** Step 1. Another channel is another contact; none at all ends it. */
export function withChannel(flow: Flow, channel: ChannelType | null): Flow {
  const chosen = demand(channel, 'channel');
  return chosen === ChannelType.Unknown
    ? NO_FLOW
    : { ...flow, ...noFaq, subject: null, scenario: null, channel: chosen };
}

/** Step 2. */
export const withSubject = (flow: Flow, subject: SubjectReference | null): Flow => ({
  ...flow,
  ...noFaq,
  query: '',
  subject: demand(subject, 'subject'),
});

/** Back to all subjects. */
export const withoutSubject = (flow: Flow): Flow => ({ ...flow, ...noFaq, query: '', subject: null });

/** Step 3. The same question again lets it go. */
export function withFaq(flow: Flow, faqId: string | null): Flow {
  const chosen = demand(faqId, 'question');
  return { ...flow, ...noFaq, faqId: chosen === flow.faqId ? null : chosen };
}

/** Beside the steps: something is arranged at once, in the portal (000 §3.3). */
export const withScenario = (flow: Flow, scenario: Scenario | null): Flow => ({
  ...flow,
  scenario: demand(scenario, 'scenario'),
});

/** What is registered of it in words. */
export const wordsOf = ({ channel, notes, identity = null }: Flow): MomentWords => ({
  channelType: channel,
  description: [notes.trim(), identityLine(identity)].filter(isFilledIn).join('\n\n'),
});

/** What the address of a card asks for (001 §2); null where it asks for nothing that is known. */
export function flowOfAddress(search: URLSearchParams): Flow | null {
  const channel = AGENT_CHANNELS.find((name) => name === search.get('channel'));
  const [tag, faq] = ['tag', 'faq'].map((name) => recordIdOf(search.get(name) ?? ''));
  const asked: Flow = {
    ...NO_FLOW,
    channel: channel ?? ChannelType.Unknown,
    subject: tag !== undefined && isGuid(tag) ? { id: tag, name: '' } : null,
    query: search.get('query') ?? '',
    faqId: faq !== undefined && isGuid(faq) ? faq : null,
  };
  return isStarted(asked) ? asked : null;
}

/** Something was chosen or written down. */
export const isStarted = (flow: Flow): boolean =>
  Object.entries(NO_FLOW).some(([name, nothing]) => flow[name as keyof Flow] !== nothing);
