import { ago, nextId } from '../db/builders';
import type { Announcement } from '../wire/announcements';
import { DAY } from '../world/clock';

export const anAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: nextId(),
  created: ago(DAY),
  createdBy: 'Sanne Bakker',
  title: 'Water afgesloten',
  description: 'Dinsdag van 9.00 tot 12.00 uur is het water afgesloten.',
  startDate: ago(DAY),
  endDate: null,
  isExternal: false,
  lastModifiedBy: null,
  modified: null,
  order: 0,
  personIds: [],
  properties: {},
  residentialZoneIds: [],
  url: null,
  applicationIds: [],
  ...changes,
});
