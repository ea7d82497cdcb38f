import * as v from 'valibot';
import { searchText } from './text';
import { isRecord } from './values';

/** One value of a question: how an address spells it, and which stored values are valid. */
export interface Part<T> {
  /** The value when the address has no parameter for it. */
  none: T;
  /** Returns a value of an address or of the storage; undefined if it is invalid. */
  valid: (given: unknown) => T | undefined;
  read: (search: URLSearchParams) => T;
  /** Changes the address; its other parameters stay. */
  write: (search: URLSearchParams, value: T) => void;
  /** Returns whether both values ask the server the same question; names of people do not matter. */
  same: (one: T, other: T) => boolean;
  /** Returns the value without free text and without ids that may be a customer's. */
  withoutCustomers: (value: T) => T;
  /** Takes over the names in `known`, so that they are not fetched again. Addresses hold ids only. */
  withNames: (value: T, known: T) => T;
}

const orNone = <T>(value: T | undefined, none: T): T => (value === undefined ? none : value);

/**
 * Defines a parameter of the address by its name, its value when missing and its valid values. `own` replaces functions
 * that would suit a plain text only.
 */
export function parameter<T>(
  name: string,
  none: T,
  valid: Part<T>['valid'],
  { spell = (value: T): unknown => value, ...own }: Partial<Part<T>> & { spell?: (value: T) => unknown } = {},
): Part<T> {
  return {
    none,
    valid,
    read: (search) => orNone(valid(search.get(name)), none),
    write: (search, value) => {
      if (spell(value) === spell(none)) search.delete(name);
      else search.set(name, String(spell(value)));
    },
    same: (one, other) => spell(one) === spell(other),
    withoutCustomers: (value) => value,
    withNames: (value) => value,
    ...own,
  };
}

/** Words to search for. */
export const words = (name: string, lengthMax?: number): Part<string> =>
  parameter(name, '', (given) => (typeof given === 'string' ? given.slice(0, lengthMax) : undefined), {
    same: (one, other) => searchText(one) === searchText(other),
    withoutCustomers: () => '',
  });

/** A parameter with a text that `rule` accepts or corrects; null if there is no text or `rule` refuses it. */
export const optional = (name: string, rule: (text: string) => string | null): Part<string | null> =>
  parameter<string | null>(name, null, (given) => (typeof given === 'string' ? rule(given) : null));

export const oneOf = <T extends string, N extends T | null>(
  name: string,
  values: readonly T[],
  none: N,
): Part<T | N> => parameter<T | N>(name, none, (given) => values.find((value) => value === given));

export interface QuestionPart<Q> extends Part<Q> {
  /** Returns the parameters of a question; a missing part has its empty value. */
  toSearch: (value: Partial<Q>) => URLSearchParams;
}

/**
 * Describes a question by its parts, in the order of the address. An invalid value in an address or in the storage
 * makes only its own part empty (T12).
 */
export function defineQuestion<Q extends object>(parts: { [K in keyof Q]: Part<Q[K]> }): QuestionPart<Q> {
  const names = Object.keys(parts) as (keyof Q)[];
  const each = (valueOf: <K extends keyof Q>(part: Part<Q[K]>, name: K) => Q[K]) =>
    Object.fromEntries(names.map((name) => [name, valueOf(parts[name], name)])) as Q;
  const none = each((part) => part.none);
  const write = (search: URLSearchParams, value: Q) => {
    for (const name of names) parts[name].write(search, value[name]);
  };
  return {
    none,
    valid: (given) =>
      isRecord(given)
        ? each((part, name) => orNone(part.valid(given[name as string]), part.none))
        : undefined,
    read: (search) => each((part) => part.read(search)),
    write,
    same: (one, other) => one === other || names.every((name) => parts[name].same(one[name], other[name])),
    withoutCustomers: (value) => each((part, name) => part.withoutCustomers(value[name])),
    withNames: (value, known) => each((part, name) => part.withNames(value[name], known[name])),
    toSearch: (value) => {
      const search = new URLSearchParams();
      write(search, { ...none, ...value });
      return search;
    },
  };
}

/** The value of a question or of one of its parts. */
export type ValueOf<P> = P extends Part<infer T> ? T : never;

/** The schema of a stored value; an invalid value fails. */
export const storedPart = <T>({ valid }: Part<T>): v.GenericSchema<unknown, T> =>
  v.pipe(
    v.unknown(),
    v.transform((given) => valid(given) as T),
    v.check((value) => value !== undefined),
  );
