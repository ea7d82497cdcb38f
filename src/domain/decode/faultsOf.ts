import type { BaseIssue } from 'valibot';

const MOST = 5;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

function faultOf({ path, type, input }: BaseIssue<unknown>): string {
  const place = path?.map(({ key }) => String(key)).join('.') ?? '';
  return `${place}: '${type}' does not hold for ${kindOf(input)}`;
}

/**
 * Describes where data does not fit its schema, and the kind of value found there. Unlike valibot's messages it never
 * contains the value itself, which may be personal: the text ends up in logs and reports.
 */
export const faultsOf = (issues: readonly BaseIssue<unknown>[]): string =>
  issues.slice(0, MOST).map(faultOf).join('; ');
