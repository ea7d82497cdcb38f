import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField';

interface DelayedSearchProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string;
  delayMs: number;
  onChange: (query: string) => void;
}

/** Typing asks nothing until it has stopped for a while (000 §5); Enter asks at once. */
export function DelayedSearch(props: DelayedSearchProps) {
  const { value, delayMs, onChange, ...field } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (query: string) => {
    clearTimeout(timer.current);
    setKnown(query);
    if (query !== value) onChange(query);
  };
  const type = (query: string) => {
    setTyped(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(query), delayMs);
  };
  return (
    <SearchField
      hideLabel={false}
      {...field}
      value={typed}
      onChange={type}
      data-list-search
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}
