import fc from 'fast-check';
import * as v from 'valibot';
import { brokenValue } from './brokenValue';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Tests a record that only needs its id: a wrong field costs that field alone, and without an id there is no record.
 * `whole` is the example from the wire; `labelled` makes texts of it, which must always succeed.
 */
export function decodesForgivingly(
  name: string,
  record: v.GenericSchema<unknown, object>,
  whole: Fields,
  labelled: (record: Fields) => void,
): void {
  const schema = record as v.GenericSchema<unknown, Fields>;
  const names = Object.keys(whole).filter((field) => field !== 'id');
  const decoded = v.parse(schema, whole);

  describe(`a ${name}`, () => {
    it('keeps every field that the wire names', () => {
      expect(Object.keys(decoded).sort()).toEqual(Object.keys(whole).sort());
      for (const field of names) expect(decoded[field] !== null, field).toBe(whole[field] !== null);
    });

    it('loses only the field that is broken', () => {
      fc.assert(
        fc.property(fc.constantFrom(...names), brokenValue, (field, value) => {
          const result = v.parse(schema, { ...whole, [field]: value });
          expect({ ...result, [field]: null }).toEqual({ ...decoded, [field]: null });
        }),
      );
    });

    it('is read when all fields but its id are broken', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names), brokenValue), (fields) => {
          const { id, ...rest } = v.parse(schema, { ...fields, id: 'x' });
          expect(id).toBe('x');
          expect(Object.keys(rest).sort()).toEqual(names.toSorted());
          labelled({ ...fields, id: 'x' });
        }),
      );
    });

    it.each([undefined, null, '', {}, []])('is not read when its id is %j', (id) => {
      expect(v.safeParse(schema, { ...whole, id }).success).toBe(false);
    });
  });
}
