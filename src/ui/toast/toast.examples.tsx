import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';

/** Shows the toast on every press, as the contact form does. */
export function ToastExample() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <Button type="submit" look="ink">
        Show the toast
      </Button>
      <Toast id={count} title="Message sent" text="It closes after five seconds, or after a swipe." />
    </form>
  );
}

export const examples = { 'before a message': <Toast id={0} title="" text="" /> };
