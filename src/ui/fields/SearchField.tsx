import { type KeyboardEvent, useRef } from 'react';
import { SearchIcon } from '../icons';
import { TextField, type TextFieldProps } from './TextField';

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'onClear'> {
  /** The screen has several search fields, so this one is no landmark. */
  isPart?: boolean;
}

/** A search field that Escape or its cross empties; after the cross the focus returns to the field. */
export function SearchField({ hideLabel = true, isPart = false, ...props }: SearchFieldProps) {
  const { value, onChange, onKeyDown } = props;
  const wrapper = useRef<HTMLDivElement>(null);

  function clear() {
    onChange('');
    wrapper.current?.querySelector('input')?.focus();
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      event.preventDefault();
      clear();
    } else onKeyDown?.(event);
  }

  return (
    <div ref={wrapper} {...(!isPart && { role: 'search' })}>
      <TextField
        {...props}
        type="search"
        spellCheck={false}
        hideLabel={hideLabel}
        icon={SearchIcon}
        onClear={clear}
        onKeyDown={keyDown}
      />
    </div>
  );
}
