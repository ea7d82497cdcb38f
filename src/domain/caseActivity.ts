import * as v from 'valibot';
import { Assignee } from './assignee';
import { ChannelType } from './channelType';
import { id, instant, member, optionalRecord, text } from './decode';

/** A contact moment or other happening in the file of a case. */
export const CaseActivity = v.object({
  id,
  type: text,
  title: text,
  description: text,
  startTime: instant,
  channel: member<ChannelType>(ChannelType),
  direction: text,
  colleague: optionalRecord(Assignee),
});
export type CaseActivity = v.InferOutput<typeof CaseActivity>;

/** Only these are contact moments; a case also collects tasks, mail and the like (AMB-147). */
export const CONTACT_ACTIVITY = 'Contact';
