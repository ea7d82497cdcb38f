import * as v from 'valibot';
import type { NewAnnouncement } from '@/api/announcements/announcements';
import { isFilledIn } from '@/lib/text';
import { webAddress } from '@/lib/links';
import { announcementsTexts } from '../announcementsTexts';
import type { AnnouncementAbout } from '../area';

const texts = announcementsTexts.register;

/** The fields of every announcement, whatever its reach. */
export const Content = v.object({
  title: v.string(),
  description: v.string(),
  /** `yyyy-MM-dd`. */
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  url: v.string(),
  isExternal: v.boolean(),
});
export type ContentFields = v.InferOutput<typeof Content>;

export const EMPTY_CONTENT: ContentFields = {
  title: '',
  description: '',
  startDate: null,
  endDate: null,
  url: '',
  isExternal: false,
};

const Fields = v.object({
  ...Content.entries,
  /** The unit that the announcement is about; null for the person. */
  unitId: v.nullable(v.string()),
});
export type Fields = v.InferOutput<typeof Fields>;

export const isFields = (value: unknown): value is Fields => v.is(Fields, value);

export const EMPTY: Fields = { ...EMPTY_CONTENT, unitId: null };

type About = Pick<AnnouncementAbout, 'of' | 'recordId'>;

export type ContentProblems = Partial<Record<'title' | 'endDate' | 'url', string>>;

/** The problems in the content; without a start date the announcement starts `today` (`yyyy-MM-dd`). */
export function contentProblems(
  { title, startDate, endDate, url }: ContentFields,
  today: string,
): ContentProblems {
  return {
    ...(!isFilledIn(title) && { title: texts.titleRequired }),
    ...(endDate !== null && endDate < (startDate ?? today) && { endDate: texts.endTooEarly }),
    ...(isFilledIn(url) && webAddress(url.trim()) === null && { url: texts.urlInvalid }),
  };
}

export const contentToSend = (fields: ContentFields) => ({
  title: fields.title.trim(),
  description: fields.description.trim(),
  startDate: fields.startDate,
  endDate: fields.endDate,
  isExternal: fields.isExternal,
  url: isFilledIn(fields.url) ? fields.url.trim() : null,
});

/**
 * If the announcement is made on the card of a person, it is for the person or for everybody at one of their addresses.
 * Otherwise it is for the unit or complex on whose card it is made.
 */
export const toAnnouncement = (fields: Fields, { of, recordId }: About): NewAnnouncement => {
  const zoneId = of === 'person' ? fields.unitId : recordId;
  return {
    ...contentToSend(fields),
    order: 0,
    personIds: zoneId === null ? [recordId] : [],
    residentialZoneIds: zoneId === null ? [] : [zoneId],
  };
};
