import * as v from 'valibot';
import * as d from '../decode/decode';
import { PERMISSIONS, type PermissionMap } from './permission';

/** The wire sends a map of flags or a list of the granted names (AMB-021); unknown flags are dropped. */
const Permissions = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): PermissionMap => {
    const isOn = (flag: string) =>
      Array.isArray(value)
        ? value.includes(flag)
        : (value as Record<string, unknown> | null | undefined)?.[flag] === true;
    return Object.fromEntries(PERMISSIONS.filter(isOn).map((flag) => [flag, true]));
  }),
);

const FunctionGroupReference = v.object({ id: d.id, title: d.text });

export const User = v.object({
  id: d.id,
  name: d.text,
  department: d.optionalText,
  telephone: d.optionalText,
  pictureBlobId: d.optionalText,
  permissions: Permissions,
  functionGroups: d.listOf(FunctionGroupReference),
});
export type User = v.InferOutput<typeof User>;

/** The ids that work can be assigned to for this user: their own and those of their function groups. */
export const ownIds = (user: User): string[] => [user.id, ...user.functionGroups.map((group) => group.id)];
