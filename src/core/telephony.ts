import { createContext, useContext } from 'react';

/** Calls a number; null where there is no telephony, and then nothing offers to call. */
export const CallContext = createContext<((number: string) => void) | null>(null);

export const useCall = () => useContext(CallContext);
