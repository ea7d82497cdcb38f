import { formatDate } from '@/lib/dates/format';
import { announcementsTexts } from '../announcementsTexts';
import type { WriteFields } from './writeFields';

const { register, reach, write, one } = announcementsTexts;

type Field = keyof WriteFields;

const labels: Readonly<Record<Field, string>> = {
  title: register.fieldTitle,
  description: register.description,
  startDate: register.start,
  endDate: register.end,
  url: register.url,
  isExternal: one.portal,
  order: write.order,
  isForAll: reach.label,
  personIds: write.kinds.person,
  residentialZoneIds: write.kinds.zone,
};

const day = (date: string | null): string => (date === null ? '' : formatDate(`${date}T12:00:00Z`));

const valueOf = (now: WriteFields): Readonly<Record<Field, string>> => ({
  ...now,
  startDate: day(now.startDate),
  endDate: day(now.endDate),
  isExternal: now.isExternal ? one.inPortal : one.notInPortal,
  isForAll: now.isForAll ? write.everybody : write.some,
  personIds: reach.people(now.personIds.length),
  residentialZoneIds: reach.zones(now.residentialZoneIds.length),
});

/** What these fields have become by the hand of a colleague, in words. */
export const theirsOf = (fields: readonly Field[], now: WriteFields) =>
  fields.map((field) => ({ field, label: labels[field], value: valueOf(now)[field] }));
