import * as v from 'valibot';
import * as d from '../decode/decode';

/**
 * Search answers use Colleagues and FunctionGroups, assignments Employee and FunctionGroup; both become one form
 * (AMB-076).
 */
export const AssigneeType = { Employee: 'Employee', FunctionGroup: 'FunctionGroup' } as const;
export type AssigneeType = (typeof AssigneeType)[keyof typeof AssigneeType];

const byWireName: Readonly<Record<string, AssigneeType>> = {
  Employee: AssigneeType.Employee,
  Colleague: AssigneeType.Employee,
  Colleagues: AssigneeType.Employee,
  FunctionGroup: AssigneeType.FunctionGroup,
  FunctionGroups: AssigneeType.FunctionGroup,
};

/**
 * A colleague or a function group that work can be assigned to; a colleague when the type is missing. `id` is the user
 * id or the group id.
 */
export const Assignee = v.object({
  id: d.id,
  name: d.text,
  type: v.pipe(
    d.member<AssigneeType>(byWireName),
    v.transform((type): AssigneeType =>
      type === AssigneeType.FunctionGroup ? AssigneeType.FunctionGroup : AssigneeType.Employee,
    ),
  ),
  department: d.optionalText,
});
export type Assignee = v.InferOutput<typeof Assignee>;
