import { HttpError } from '@/api/http/httpError';

const CONFLICT = 409;

/** A colleague changed the same of this record: nothing was sent. */
export class ColleagueWasFirst extends HttpError {
  constructor(id: string) {
    super('refused', CONFLICT, id);
  }
}
