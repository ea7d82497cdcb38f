import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { uiTexts } from '../uiTexts';

export interface BoundaryProps {
  children: ReactNode;
  /** What stands in its place; by default a block that says so and offers another try. */
  failed?: (retry: () => void) => ReactNode;
  /** Another value is another try: a newer record, another address. */
  resetKey?: unknown;
  /** Asks again for what could not be shown, as part of another try. */
  onRetry?: (() => void) | undefined;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

const partFailed = (retry: () => void) => (
  <ErrorState title={uiTexts.partFailed} detail={uiTexts.partFailedDetail} onRetry={retry} />
);

/** For what only lies over the page, or is only there at times. */
export const showNothing = (): ReactNode => null;

/** What goes wrong inside stays inside. It is tried again on request, and by itself when the network is back. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    window.addEventListener('online', this.reset, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reset);
  }

  private readonly reset = () => this.setState({ failed: false });

  private readonly retry = () => {
    this.props.onRetry?.();
    this.reset();
  };

  override render(): ReactNode {
    const { children, failed = partFailed } = this.props;
    return this.state.failed ? failed(this.retry) : children;
  }
}
