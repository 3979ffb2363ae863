import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ComponentType, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Says of a field's value whether it can be saved, and if not, why. */
type IsValid = (value: CustomFieldControlProps['value']) => true | { error: { message: string } };

/**
 * A component for the React inside Sveltia that draws one of ours in a root of our own: hooks work in the
 * React that they come from alone. A field has `isValid`, which is asked before a save.
 */
export function ownRoot<P extends object>(
  Drawn: ComponentType<P>,
  isValid: IsValid = () => true,
): ComponentType<P> {
  return class OwnRoot extends Component<P> {
    readonly isValid = isValid;
    private readonly place = createRef<HTMLDivElement>();
    private root: Root | undefined;

    override componentDidMount() {
      if (this.place.current) this.root = createRoot(this.place.current);
      this.draw();
    }

    override componentDidUpdate() {
      this.draw();
    }

    override componentWillUnmount() {
      // Not while the other React draws.
      const { root } = this;
      queueMicrotask(() => root?.unmount());
    }

    private draw() {
      this.root?.render(<Drawn {...this.props} />);
    }

    override render() {
      return <div ref={this.place} />;
    }
  };
}
