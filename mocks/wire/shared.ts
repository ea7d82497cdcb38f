/* What several records of the wire have in common, written by hand: nothing here comes from the client's own types. */

/** Any field may be null or absent. */
export type Loose<T> = { [K in keyof T]?: T[K] | null };

/** ISO 8601 in UTC; old records have moments without zone, and `0001-01-01T00:00:00` where there is none. */
export type Moment = string;

/** An enumeration travels as its number or as its name, both for one field in one list; unknown ones occur. */
export type Spelled = number | string;

export type AssigneeKind = 'Employee' | 'FunctionGroup';

/** Whom work is assigned to; the name is null for somebody who left. */
export interface Assignee {
  id: string;
  name: string | null;
  type: AssigneeKind;
  department: string | null;
}

/** Who said or did something. */
export interface Author {
  id: string;
  personId: string | null;
  name: string | null;
  department: string | null;
}

/** A person named by another record, with the id of each role held. */
export interface PersonReference {
  id: string;
  name: string;
  roles: Record<string, string>;
}

/** A refusal: RFC 7807. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  instance: string;
  traceId: string;
  /** 422: the sentences by field. */
  errors?: Record<string, string[]>;
  /** 409, now and then. */
  reason?: string;
}
