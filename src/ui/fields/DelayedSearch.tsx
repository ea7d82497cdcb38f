import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterDeed } from '@/lib/press';
import { SearchField } from './SearchField';

/** Only the global search and the timeline of a person wait for another time (AMB-192). */
const PAUSE_MS = 500;

interface DelayedSearchProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string;
  delayMs?: number;
  isPart?: boolean;
  onChange: (query: string) => void;
}

/**
 * Typing asks nothing until it has stopped for a while (000 §5); Enter asks at once, and so does leaving the field, also when it
 * goes. A press is over before anything is asked, so that what was pressed opens; where that leads to another address, the pause
 * begins anew there. Who leaves the screen asks nothing of the next one.
 */
export function DelayedSearch(props: DelayedSearchProps) {
  const { value, delayMs = PAUSE_MS, onChange, ...field } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = useRef<() => void>(undefined);
  /** The path at which something was typed that was not sent yet. */
  const typedAt = useRef<string | null>(null);
  if (value !== known) setKnown(value);
  /* What was asked may come back when more has been typed. */
  if (value !== known && value !== asked) {
    setAsked(value);
    setTyped(value);
  }
  const wait = () => {
    clearTimeout(timer.current);
    callOff.current?.();
  };
  const send = (query: string) => {
    wait();
    typedAt.current = null;
    setAsked(query);
    if (query !== value) onChange(query);
  };
  const sendFrom = (path: string, query: string) => {
    callOff.current = afterDeed(() => (path === location.pathname ? send(query) : sendSoon(query)));
  };
  const sendSoon = (query: string) => {
    wait();
    timer.current = setTimeout(sendFrom, delayMs, location.pathname, query);
  };
  const left = () => {
    if (typedAt.current === null) return;
    wait();
    sendFrom(typedAt.current, typed);
  };
  const goes = useEffectEvent(() => {
    wait();
    if (typedAt.current === location.pathname) send(typed);
  });
  useEffect(() => () => goes(), []);

  const type = (query: string) => {
    setTyped(query);
    typedAt.current = location.pathname;
    sendSoon(query);
  };
  return (
    <SearchField
      hideLabel={false}
      {...field}
      value={typed}
      onChange={type}
      data-list-search
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}
