import { clsx } from 'clsx';
import fields from '../fields/Field.module.css';
import { fieldTexts } from '../fields/fieldTexts';
import { ChevronDownIcon } from '../icons';
import styles from './Picker.module.css';
import type { Option } from './PickerParts';

export interface Look {
  label: string;
  /** The text in the field. */
  text: string;
  isPlaceholder: boolean;
}

/** Opens the picker as soon as it has loaded, after a press on its look. */
function openWhenThere(form: HTMLFormElement, name: string): void {
  const open = () => {
    const there = [...form.querySelectorAll(`.${fields.field}:not([aria-hidden])`)];
    const picker = there.find(({ firstElementChild }) => firstElementChild?.textContent === name);
    const control = picker?.querySelector<HTMLElement>('button, input');
    if (!control) return;
    observer.disconnect();
    control.focus();
    control.click();
  };
  const observer = new MutationObserver(open);
  observer.observe(form, { childList: true, subtree: true });
}

/** The look of a picker until its code has loaded; screen readers skip it and get the picker itself. */
export const PickerLook = ({ label, text, isPlaceholder }: Look) => (
  <div
    className={fields.field}
    aria-hidden="true"
    onPointerDown={({ currentTarget }) => {
      const form = currentTarget.closest('form');
      if (form) openWhenThere(form, label);
    }}
  >
    <span className={fields.label}>{label}</span>
    <span className={clsx(fields.control, styles.control)}>
      <span className={styles.trigger}>
        <span className={clsx(styles.value, isPlaceholder && styles.placeholder)}>{text}</span>
        <ChevronDownIcon className={styles.chevron} />
      </span>
    </span>
  </div>
);

/** The label of a single selected option, or the number of options if there are more. */
export const chosenText = (options: readonly Option[], values: readonly string[]): string =>
  values.length === 1
    ? (options.find(({ value }) => value === values[0])?.label ?? String(values[0]))
    : fieldTexts.selectedCount(values.length);
