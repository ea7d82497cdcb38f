import * as v from 'valibot';
import { id, memberOr, optionalText, text } from './decode';

/** Search answers say Colleagues and FunctionGroups, assignments Employee and FunctionGroup: one form here (AMB-076). */
export const AssigneeType = { Employee: 'Employee', FunctionGroup: 'FunctionGroup' } as const;
export type AssigneeType = (typeof AssigneeType)[keyof typeof AssigneeType];

const byWireName: Readonly<Record<string, AssigneeType>> = {
  Employee: AssigneeType.Employee,
  Colleague: AssigneeType.Employee,
  Colleagues: AssigneeType.Employee,
  FunctionGroup: AssigneeType.FunctionGroup,
  FunctionGroups: AssigneeType.FunctionGroup,
};

/** A colleague or a function group that work can be given to; `id` is the user id or the group id. */
export const Assignee = v.object({
  id,
  name: text,
  type: memberOr<AssigneeType>(byWireName, AssigneeType.Employee),
  department: optionalText,
});
export type Assignee = v.InferOutput<typeof Assignee>;
