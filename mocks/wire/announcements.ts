import type { Moment } from './shared';

/** An announcement, written by hand from the wire; a moment may be a bare date. Everything but `id` may be null. */
export interface Announcement {
  id: string;
  created: Moment | null;
  createdBy: string | null;
  title: string | null;
  description: string | null;
  startDate: Moment | null;
  endDate: Moment | null;
  isExternal: boolean;
  lastModifiedBy: string | null;
  modified: Moment | null;
  order: number;
  personIds: string[] | null;
  properties: Record<string, string> | null;
  residentialZoneIds: string[] | null;
  url: string | null;
  applicationIds: string[] | null;
}
