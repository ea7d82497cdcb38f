import { characteristicLabel } from '@/domain/people/personTraits';
import { Checkbox } from '@/ui/fields/Checkbox';
import { detailsTexts as texts } from '../detailsTexts';
import { NOTIFICATIONS } from './fieldText';
import { FieldGroup, type InputProps } from './FieldGroup';

/** Known characteristics can be set; an unknown one can only be removed. */
export function CharacteristicsInput({ form, field }: InputProps<'characteristics'>) {
  const chosen = form.valueOf(field);
  const names = [...new Set([...(field.options ?? []), ...field.read(form.person)])];
  return (
    <FieldGroup form={form} field={field}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={characteristicLabel(name)}
          checked={chosen.includes(name)}
          onChange={(checked) =>
            form.change(
              field,
              names.filter((each) => (each === name ? checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </FieldGroup>
  );
}

export function NotificationsInput({ form, field }: InputProps<'notifications'>) {
  const settings = form.valueOf(field);
  return (
    <FieldGroup form={form} field={field}>
      {NOTIFICATIONS.map((name) => (
        <Checkbox
          key={name}
          label={texts.notifications[name]}
          checked={settings[name]}
          onChange={(checked) => form.change(field, { ...settings, [name]: checked })}
        />
      ))}
    </FieldGroup>
  );
}
