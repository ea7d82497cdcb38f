import { pairClass } from '@/card/form/RecordDialog';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { MultiSelect } from '@/ui/pickers/MultiSelect';
import { colleagueFormTexts as texts } from './colleagueFormTexts';
import type { ColleagueForm } from './useColleagueForm';
import type { useGroupOptions } from './useGroupOptions';

interface ColleagueFieldsProps {
  form: ColleagueForm;
  groups: ReturnType<typeof useGroupOptions>;
}

export const ColleagueFields = ({ form, groups: { options, answer } }: ColleagueFieldsProps) => (
  <>
    <Line form={form} name="name" required />
    <div className={pairClass}>
      <Line form={form} name="job" />
      <Line form={form} name="department" />
    </div>
    <Line form={form} name="email" inputMode="email" />
    <div className={pairClass}>
      <Line form={form} name="phoneNumber" type="tel" />
      <Line form={form} name="phoneNumber2" type="tel" />
    </div>
    <MultiSelect
      label={texts.fields.functiongroups}
      options={options}
      values={form.fields.functiongroups}
      onChange={(functiongroups) => form.change({ functiongroups })}
      answer={answer}
      emptyText={texts.groupsNone}
      error={form.errors['functiongroups'] ?? null}
    />
    {answer.isError && <FieldProblem text={texts.groupsFailed} answer={answer} />}
  </>
);

interface LineProps extends Pick<TextFieldProps, 'inputMode' | 'type' | 'required'> {
  form: ColleagueForm;
  name: Exclude<keyof ColleagueForm['fields'], 'functiongroups'>;
}

const Line = ({ form: { fields, errors, change }, name, ...props }: LineProps) => (
  <TextField
    {...props}
    label={texts.fields[name]}
    value={fields[name]}
    onChange={(typed) => change({ [name]: typed })}
    error={errors[name]}
  />
);
