// The gallery: every drawing and piece of the interface in its states. Never shipped.
import { mount } from 'svelte'
import '../styles/index.css'
import { useLanguage } from '../i18n/words.svelte'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const language = query.get('lang')
await useLanguage(language === 'fr' || language === 'de' ? language : 'en')
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const target = document.getElementById('app')
if (target) mount(Gallery, { target, props: { only: query.get('only') } })
