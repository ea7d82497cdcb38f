import * as v from 'valibot';
import type { NewAnnouncement } from '@/api/announcements/announcements';
import { type Announcement, isGeneral } from '@/domain/announcements/announcement';
import { dutchDate } from '@/lib/dates/calendar';
import { isFilledIn } from '@/lib/text';
import { announcementsTexts } from '../announcementsTexts';
import {
  Content,
  type ContentProblems,
  contentProblems,
  contentToSend,
  EMPTY_CONTENT,
} from '../register/announcementFields';

const texts = announcementsTexts.write;

export const WriteFields = v.object({
  ...Content.entries,
  order: v.string(),
  isForAll: v.boolean(),
  personIds: v.array(v.string()),
  residentialZoneIds: v.array(v.string()),
});
/** The form of an announcement for everybody, or for the people and properties that the user chooses. */
export type WriteFields = v.InferOutput<typeof WriteFields>;

export const EMPTY_FIELDS: WriteFields = {
  ...EMPTY_CONTENT,
  order: '',
  isForAll: true,
  personIds: [],
  residentialZoneIds: [],
};

/** The day of the last moment of an announcement, because its end is the first moment at which it is over. */
const lastDay = (end: string): string => dutchDate(Date.parse(end) - 1);

export const writeFieldsOf = (announcement: Announcement): WriteFields => ({
  title: announcement.title ?? '',
  description: announcement.description ?? '',
  startDate: announcement.startDate && dutchDate(announcement.startDate),
  endDate: announcement.endDate && lastDay(announcement.endDate),
  url: announcement.url ?? '',
  isExternal: announcement.isExternal,
  order: announcement.order ? String(announcement.order) : '',
  isForAll: isGeneral(announcement),
  personIds: announcement.personIds,
  residentialZoneIds: announcement.residentialZoneIds,
});

const WHOLE = /^-?\d{1,9}$/;

export type WriteProblems = ContentProblems & Partial<Record<'order' | 'reach', string>>;

/** The problems in the form; without a start date the announcement starts `today` (`yyyy-MM-dd`). */
export function writeProblems(fields: WriteFields, today: string): WriteProblems {
  const { order, isForAll, personIds, residentialZoneIds } = fields;
  const reached = personIds.length + residentialZoneIds.length;
  return {
    ...contentProblems(fields, today),
    ...(isFilledIn(order) && !WHOLE.test(order.trim()) && { order: texts.orderInvalid }),
    ...(!isForAll && reached === 0 && { reach: texts.reachRequired }),
  };
}

/** An announcement for everybody has no selected people or places, even if some were chosen before. */
const reachOf = ({ isForAll, personIds, residentialZoneIds }: WriteFields) =>
  isForAll ? { personIds: [], residentialZoneIds: [] } : { personIds, residentialZoneIds };

export const toNew = (fields: WriteFields): NewAnnouncement => ({
  ...contentToSend(fields),
  order: Number(fields.order.trim()),
  ...reachOf(fields),
});

const REACH: readonly string[] = ['isForAll', 'personIds', 'residentialZoneIds'];

/** The changed fields as the server expects them, always with the title. A reach is sent as a whole. */
export function toChanges(fields: WriteFields, changed: readonly string[]): Partial<NewAnnouncement> {
  const reach = changed.some((name) => REACH.includes(name)) ? REACH : [];
  const sent = ['title', ...changed, ...reach];
  return Object.fromEntries(Object.entries(toNew(fields)).filter(([name]) => sent.includes(name)));
}
