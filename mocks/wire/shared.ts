/* Parts that several records of the wire share, written by hand: nothing here comes from the client's own types. */

/** Any field may be null or absent. */
export type Loose<T> = { [K in keyof T]?: T[K] | null };

/** ISO 8601 in UTC; old records have moments without a zone, and `0001-01-01T00:00:00` for no moment. */
export type Moment = string;

/**
 * An enumeration is spelled as its number or as its name, even for the same field in one list. Unknown values occur.
 */
export type Spelled = number | string;

export type AssigneeKind = 'Employee' | 'FunctionGroup';

/** The assignee of work; the name is null for a colleague who left. */
export interface Assignee {
  id: string;
  name: string | null;
  type: AssigneeKind;
  department: string | null;
}

/** The author of a message or an action. */
export interface Author {
  id: string;
  personId: string | null;
  name: string | null;
  department: string | null;
}

/** A reference to a person in another record, with the id of each role. */
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
  /** Only with 422: the messages by field. */
  errors?: Record<string, string[]>;
  /** Sometimes present with 409. */
  reason?: string;
}
