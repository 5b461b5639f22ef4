/** Checks a photo when it is chosen, and removes it from the form if the site cannot show it. */
import type { FormFieldInputProps, fields as keystaticFields } from '@keystatic/core';
import { useState } from 'react';
import { ProblemText } from './problem-text.tsx';

export type ImageField = ReturnType<typeof keystaticFields.image>;
export type ChosenImage = ReturnType<ImageField['defaultValue']>;

/** Returns what is wrong with a photo, worded to follow the file name; an empty string if the site can show it. */
async function findFault(data: Uint8Array): Promise<string> {
  const body = new Blob([new Uint8Array(data)]);
  const response = await fetch('/api/keystatic/photo', { method: 'POST', body });
  return response.ok ? '' : await response.text();
}

/**
 * Makes an image input that checks each chosen photo. The form has the photo even before the check ends, because an
 * owner may save before then; saving checks it, too. If a photo is refused, the form goes back to the previous one.
 */
export function makeCheckedInput(Input: ImageField['Input']): ImageField['Input'] {
  return function CheckedInput(props: FormFieldInputProps<ChosenImage>) {
    const [fault, setFault] = useState('');
    const take = async (chosen: ChosenImage): Promise<void> => {
      const before = props.value;
      props.onChange(chosen);
      const found = chosen ? await findFault(chosen.data) : '';
      setFault(found && `“${chosen?.filename}” ${found}. It was not added.`);
      if (found) props.onChange(before);
    };
    return (
      <div>
        <Input {...props} onChange={take} />
        {fault && <ProblemText>{fault}</ProblemText>}
      </div>
    );
  };
}
