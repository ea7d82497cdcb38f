import fc from 'fast-check';
import * as v from 'valibot';
import { AppConfig } from '../session/appConfig';
import { faultsOf } from './faultsOf';
import * as d from './decode';

const Person = v.object({ name: v.string(), address: v.object({ lines: v.array(v.string()) }) });
const faults = (schema: v.GenericSchema, data: unknown): string => {
  const result = v.safeParse(schema, data);
  return result.success ? '' : faultsOf(result.issues);
};

describe('the description of data that does not fit', () => {
  it('names the place and the kind of value', () => {
    expect(faults(Person, { name: 5, address: { lines: ['x', null, ['Kerkstraat 1']] } })).toBe(
      "name: 'string' does not hold for number; " +
        "address.lines.1: 'string' does not hold for null; " +
        "address.lines.2: 'string' does not hold for list",
    );
    expect(faults(Person, 'Jansen')).toBe(": 'object' does not hold for string");
    expect(faults(AppConfig, { api: 'ftp://jansen.example' })).toMatch(/^api: /);
  });

  it('never contains the value', () => {
    const secret = fc.string({ minLength: 12 }).map((text) => `geheim ${text}`);
    const shapes = [
      v.object({ name: v.number() }),
      v.object({ name: v.picklist(['a', 'b']) }),
      v.object({ name: v.pipe(v.string(), v.maxLength(3)) }),
      v.object({ name: v.pipe(v.string(), v.regex(/^x$/)) }),
      v.object({ name: v.union([v.literal('x'), v.number()]) }),
      v.object({ name: v.pipe(d.listOf(v.string()), v.minLength(1)) }),
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...shapes), (name, schema) => {
        const said = faults(schema, { name });
        return said.startsWith('name: ') && !said.includes('geheim');
      }),
    );
  });

  it('stays short, however much does not fit', () => {
    expect(faults(v.array(v.string()), Array(10_000).fill(0)).length).toBeLessThan(300);
  });
});
