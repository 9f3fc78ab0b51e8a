import { mount } from 'svelte'
import '../style/index.css'
import type { Language } from '../wire/messages'
import { speak } from '../words/words.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'day'
document.documentElement.toggleAttribute('data-still', matchMedia('(prefers-reduced-motion: reduce)').matches)
await speak((asked.get('lang') ?? 'en') as Language)
mount(Gallery, { target: document.getElementById('room')!, props: { asked } })
