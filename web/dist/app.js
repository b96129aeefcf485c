var Rs=class extends Error{},zy=826692931;function Qp(n){if(n.byteLength<8)throw new Rs("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==zy)throw new Rs("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Rs("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new Rs("the head of the frame cannot be read")}let s=8+Math.ceil(t/4)*4,r=new Uint8Array(n,Math.min(s,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>r.byteLength)throw new Rs(`the samples of ${o.name} are cut off`);if(Vy(o)*Hy(o)!==o.bytes)throw new Rs(`the blocks of ${o.name} do not add up`)}return{head:i,data:r}}function em(n,e){let{head:t,data:i}=n,s=[];e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,e.spacing=t.spacing,e.preview=t.preview===!0;for(let r of t.fields){if(r.blocks.length===0)continue;let o=Gy(e,r),a=i.subarray(r.offset,r.offset+r.bytes);Wy(r,a,o),o.version+=1,s.push(r.name)}return s}function Oh(n){let e=[n.firstRow,n.endRow];return n.firstRow=n.rows,n.endRow=0,e}function tm(){return{tick:0,columns:0,rows:0,spacing:1,preview:!1,fields:new Map}}function Hy(n){return n.format==="u16"?2:1}function nm(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,s=Math.floor(e/t)*n.block;return[i,s,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-s)]}function Vy(n){let e=0;for(let t of n.blocks){let[,,i,s]=nm(n,t);if(i<=0||s<=0)throw new Rs(`${n.name} has no block ${t}`);e+=i*s}return e}function Gy(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),s=e.columns*e.rows,r=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(s):new Float32Array(s).fill(e.low),version:0,firstRow:e.rows,endRow:0};return r.low=e.low,r.high=e.high,r.stride=e.stride,n.fields.set(e.name,r),r}function Wy(n,e,t){let i=t.firstRow,s=t.endRow,r=n.format==="u8"?e:Xy(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,h,d]=nm(n,l);for(let f=0;f<d;f++){let g=(u+f)*t.columns+c;if(n.format==="u8")t.values.set(r.subarray(a,a+h),g);else for(let b=0;b<h;b++)t.values[g+b]=n.low+o*r[a+b];a+=h}i=Math.min(i,u),s=Math.max(s,u+d)}t.firstRow=i,t.endRow=s}function Xy(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var Rr=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function sm(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function qy(n){return Math.min(5e3,250*2**Math.min(n,5))}var wl=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=s=>this.received(s.data),i.onclose=s=>this.lost(s.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,...[t]){let i=this.next++;return new Promise((s,r)=>{if(!this.connected){r(new Rr("The studio is not connected."));return}this.waiting.set(i,{resolve:s,reject:r}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new Rr(await im(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new Rr(await im(i));return i.json()}link(e){return this.base+e.split("/").map(encodeURIComponent).join("/")}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(Qp(e))}catch(s){this.listener.event({event:"warning",sentence:s.message})}return}let t=JSON.parse(String(e));if("event"in t){this.listener.event(t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new Rr(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new Rr("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),qy(this.attempt++)))}};async function im(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var Ht,am,$y,js,Bh,Pl,lm,El,cm,Hh,zh,Yy,ya=Symbol.for("pv"),Il={},Ll=[],Zy=/^m(i|n|o|s|text|space)$/,Vh=Array.isArray,um=Ll.slice,Pr=Object.assign;function Cr(n){n&&n.parentNode&&n.remove()}function Al(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ya,__v:s||++am,__i:-1,__u:0};return!s&&Ht.vnode&&Ht.vnode(r),r}function oi(n){return n.children}function Rl(n,e){this.props=n,this.context=e,this.__g=0}function Qs(n,e){if(e==null)return n.__&&Qs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Qs(n)}function Ky(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=Pr({constructor:ya},t)).__v=t.__v+1,Ht.vnode&&Ht.vnode(e),Gh(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||Qs(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,gm(s,e,r),t.__=t.__e=null,e.__e!=i&&hm(e))}function hm(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),hm(n)}function rm(n){(8&n.__g||(n.__g|=8,js.push(n),Pl++))&&Bh==Ht.debounceRendering||((Bh=Ht.debounceRendering)||queueMicrotask)(dm)}function dm(){try{for(var n,e=1;js.length;)js.length>e&&js.sort(lm),n=js.shift(),e=js.length,8&n.__g&&Ky(n)}finally{(Pl=js.length)&&(Bh||queueMicrotask)(dm)}}function fm(n,e,t,i,s,r,o,a,l,c,u){var h,d,f,g,b,p,v=i.__k||Ll,y=e.length;for(l=Jy(t,e,v,l,y),h=0;h<y;h++)(f=t.__k[h])!=null&&(d=~f.__i&&v[f.__i]||Il,f.__i=h,p=Gh(n,f,d,s,r,o,a,l,c,u),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Wh(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||g,f)),b=b||g,4&f.__u?(l=pm(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=b,l}function Jy(n,e,t,i,s){var r,o,a,l,c,u,h,d,f,g=t.length,b=g,p=0,v=0,y=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=y[r]=Al(null,o):Vh(o)?o=y[r]=Al(oi,{children:o}):o.constructor===ya&&o.__b?o=y[r]=Al(o.type,o.props,o.key,o.ref,o.__v):y[r]=o,l=r+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=jy(o,t,l,b))&&(b--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,v=1)):(~c||(s>g?p--:s<g&&p++),typeof o.type!="function"&&(o.__u|=4))):y[r]=null;if(v){for(u=[],h=[],r=0;r<s;r++)if((o=y[r])&&16&o.__u){for(p=0,d=u.length;p<d;)u[f=p+d>>1]<o.__i?p=f+1:d=f;u[p]=o.__i,h[r]=p+1}for(p=u.length;r--;)h[r]&&(h[r]==p?p--:y[r].__u|=4)}if(b)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Qs(a)),Xh(a,a));return i}function pm(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=pm(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Qs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function jy(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function om(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Tl(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||om(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||om(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=zh[e]||(zh[e]=Qy(e)),(n.__a||(n.__a={}))[e]=Hh,r=e!=(e=e.replace(cm,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function Qy(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[El]==null)e[El]=Hh++;else if(e[El]<this.__a[n])return;return t(Ht.event?Ht.event(e):e)}}}function Gh(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,b,p,v,y,R,S,P,T,x,C,V,U,k,D=e.type;if(e.constructor!==ya)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=Cl(u,r):r.push(u),a=r[0]||a),(u=Ht.__b)&&u(e);e:if(typeof D=="function"){d=o.length;try{if(v=e.props,y=(u=D.prototype)&&u.render,R=(u=D.contextType)&&i[u.__c],S=u?R?R.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(y?e.__c=f=new D(v,S):(e.__c=f=new Rl(v,S),f.constructor=D,f.render=tb),R&&R.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),D.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Pr({},f.__s)),Pr(f.__s,D.getDerivedStateFromProps(v,f.__s)))),g=f.props,b=f.state,f.__v=e,t.__c){if(v!==g&&y&&!D.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,S),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,S)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(H){H&&(H.__=e)}),Ll.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Qs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,S),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,b,p)})}else y&&!D.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=S,f.props=v,f.__P=n,f.__g&=-5,P=Ht.__r,T=y?25:0;do f.__g&=-9,P&&P(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++T<25);y&&(Ll.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Pr({},i,f.getChildContext())),y&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,b)),x=u&&u.type===oi&&u.key==null?u.props.children:u,v.__P&&(u=a,s=(n=v.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(H){H&&Xh(H,H)}),t.__k=null),a=t.__k?Qs(t,0):null),a=fm(n,Vh(x)?x:[x],e,t,i,s,r,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Cr),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(H){if(o.length=d,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(U=r.indexOf(a||void 0))||(U=r.length);(k=r[U-1])&&k.nodeType==8;)U--;for(;U<r.length;U++)if(k=r[U])if(r[U]=null,C){if(k==V)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(V=Cl(C=k))}}if(!C){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;C=a}(u=Cl(C=e.__c.__z||(e.__c.__z=C)))?(e.__e=C,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Cr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),H&&H.then||mm(e),Ht.__e(H,e,t)}}else a=e.__e=eb(t.__e,e,t,i,s,r,o,l,c,n);return(u=Ht.diffed)&&u(e),a}function Cl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function mm(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(mm))}function gm(n,e,t){for(var i=0;i<t.length;)Wh(t[i++],t[i++],t[i++]);Ht.__c&&Ht.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Ht.__e(r,s.__v)}})}function eb(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,b,p,v,y=t.props||Il,R=e.props,S=e.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(S?g.localName==S:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!S)return v.createTextNode(R);n=v.createElementNS(s,S,R.is?R:c),a&&(Ht.__m&&Ht.__m(e,r),a=!1),r=null}if(S){if(c=S=="template"&&n.content||n,r=S=="textarea"&&R.defaultValue!=null?null:r&&um.call(c.childNodes),!a&&r)for(y={},u=0;u<n.attributes.length;u++)y[(g=n.attributes[u]).name]=g.value;for(u in y)g=y[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in R||u=="value"&&"defaultValue"in R||u=="checked"&&"defaultChecked"in R||Tl(n,u,null,g,s);for(u in R)g=R[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?b=g:u=="checked"?p=g:a&&typeof g!="function"||y[u]===g||Tl(n,u,g,y[u],s);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Zy.test(S))&&(s="http://www.w3.org/1999/xhtml"),fm(c,Vh(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Qs(t,0),a,l),r&&r.some(Cr)),a&&S!="textarea"||(u="value",S=="progress"&&b==null?n.removeAttribute(u):b==null||b===n[u]&&(S!="progress"||b)||Tl(n,u,b,y[u],s),u="checked",p!=null&&p!=n[u]&&Tl(n,u,p,y[u],s))}else y===R||a&&n.data==R||(n.data=R);return n}function Wh(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Ht.__e(s,t)}}function Xh(n,e,t){var i,s,r,o;if(Ht.unmount&&Ht.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Wh(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ht.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Xh(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=Cl(i,r=[]))&&(i==n.__e&&r.some(Cr),Cr(s),Cr(i)),t||Cr(n.__e),n.__e=n.__c=n.__=null}function tb(n,e,t){return this.constructor(n,t)}function vm(n,e){var t,i,s,r;Ht.__&&Ht.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=Al(oi,{children:[n]}),s=[],r=[],Gh(e,e.__k,i||Il,Il,e.namespaceURI,i?null:e.firstChild?um.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),gm(s,e.__k,r),e.__k.props.children=null}Ht={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw Pl=0,n}},am=0,$y=function(n){return n!=null&&n.constructor===ya},Rl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Pr({},this.state)),typeof n=="function"&&(n=n(Pr({},t),this.props)),n&&(Pr(t,n),this.__v&&(e&&this.__k.push(e),rm(this)))},Rl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),rm(this))},Rl.prototype.render=oi,js=[],Pl=0,lm=function(n,e){return n.__v.__b-e.__v.__b},El=Symbol(),cm=/(PointerCapture)$|Capture$/i,Hh=0,zh={},Yy=0;var mo,Tn,qh,xm,$h=Object.is,Dl=0,Am=[],Yh=[],xn=Ht,_m=xn.__b,ym=xn.__r,bm=xn.diffed,Sm=xn.__c,Mm=xn.unmount,wm=xn.__;function Nl(n,e){xn.__h&&xn.__h(Tn,n,Dl||e),Dl=0;var t=Tn.__H||(Tn.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function xt(n){return Dl=1,nb(Rm,n)}function nb(n,e,t){var i=Nl(mo++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):Rm(void 0,e),function(r){var o=(i.__N||i.__)[0],a=i.t(o,r);$h(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=Tn,!Tn.__f)){Tn.__f=!0;var s=Tn.shouldComponentUpdate;Tn.shouldComponentUpdate=function(r,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=r;if(l.__.some(function(d){d.__N&&(c=!0,$h(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,o,a);return c?h||u:h}return!c||u}}return i.__}function kt(n,e){var t=Nl(mo++,3);!xn.__s&&Kh(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Tn.__H.__h.push(t))}function kl(n,e){var t=Nl(mo++,4);!xn.__s&&Kh(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Tn.__h.push(t))}function Xt(n){return Dl=5,ib(function(){return{current:n}},[])}function ib(n,e){var t=Nl(mo++,7);return Kh(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function sb(){var n;do{for(;n=Yh.shift();)try{ba(n)}catch(t){xn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=Am.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(ba),e.__h.some(Zh),e.__h=[]}catch(t){e.__h=[],xn.__e(t,n.__v)}}}while(Yh.length)}xn.__b=function(n){Tn=null,_m&&_m(n)},xn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),wm&&wm(n,e)},xn.__r=function(n){ym&&ym(n),mo=0;var e=(Tn=n.__c).__H;e&&(qh==Tn?Tn.__h=[]:(e.__h.some(ba),e.__h.some(Zh),mo=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),qh=Tn},xn.diffed=function(n){bm&&bm(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Em(Am.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),qh=Tn=null},xn.__c=function(n,e){e.some(function(t){try{t.__h.some(ba),t.__h=t.__h.filter(function(i){return!i.__||Zh(i)})}catch(i){t.__h=[function(){throw i}]}}),Sm&&Sm(n,e)},xn.unmount=function(n){Mm&&Mm(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,Em(Yh.push(s))}else ba(s)}catch(r){e=r}}),i.__H=void 0,e&&xn.__e(e,i.__v))};var Tm=typeof requestAnimationFrame=="function";function rb(n){var e,t=function(){clearTimeout(i),Tm&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Tm&&(e=requestAnimationFrame(t))}function Em(n){n!=1&&xm==xn.requestAnimationFrame||((xm=xn.requestAnimationFrame)||rb)(sb)}function ba(n){var e=Tn,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Tn=e}function Zh(n){var e=Tn;n.__c=n.__(),Tn=e}function Kh(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!$h(t,n[i])})}function Rm(n,e){return typeof e=="function"?e(n):e}var ai=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function ce(n,e){let[,t]=xt(0),i=e(n.value),s=Xt(i);s.current=i;let r=Xt(e);return r.current=e,kt(()=>{let o=()=>{r.current(n.value)!==s.current&&t(a=>a+1)};return o(),n.subscribe(o)},[n]),i}var ob=4e3,Jh=class{constructor(){this.ticks=[];this.values=new Map}add(e){let{tick:t}=e;if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[s,r]of Object.entries(e))s==="tick"||s==="event"||typeof r!="number"||this.values.has(s)||this.values.set(s,this.ticks.map(()=>null));this.ticks.push(t);for(let[s,r]of this.values){let o=e[s];r.push(typeof o=="number"?o:null)}this.ticks.length>ob&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((s,r)=>r%2===0||r===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},Gi=new Jh,Ir=new ai({version:0});function Cm(n){let e=[],t=(i,s)=>{let r=n.filter(s);r.length>0&&e.push({title:i,names:r}),n=n.filter(o=>!s(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}function Pm(n){return/^(mean_height|lowest|highest)$/.test(n)?"m":n==="water"||n.startsWith("ledger.")?"m3":n==="steps_per_second"?"1/s":""}var Im={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt",Weight:"Gewicht","Under the ground":"Unter der Erde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",value:"Wert",deposit:"Ablagerung",ice:"Eis",category:"Klassen",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where left and right meet":"Wo links und rechts sich treffen","3D":"3D",Difference:"Unterschied","How to compare":"Wie verglichen wird",Left:"Links",Right:"Rechts","kept: {branch}, {step}":"behalten: {branch}, {step}","now: {branch}, {step}":"jetzt: {branch}, {step}","The same recipe at two moments":"Dasselbe Rezept zu zwei Zeitpunkten","The recipes are the same":"Die Rezepte sind gleich","One difference of the recipes":"Ein Unterschied der Rezepte","{n} differences of the recipes":"{n} Unterschiede der Rezepte","These lands have other extents: no difference can be drawn.":"Diese Länder sind verschieden groß: Ein Unterschied lässt sich nicht zeichnen.","Right minus left: {name}":"Rechts minus links: {name}","rust is lost, blue-green is gained":"Rost ist verloren, Blaugrün gewonnen","{name}: only on the left":"{name}: nur links","{name}: only on the right":"{name}: nur rechts",on:"an",off:"aus","{n} values":"{n} Werte","No sea":"Kein Meer","It becomes a value of {list}.":"Er wird ein Wert von {list}.","No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.":"Keine Stufe dieses Rezepts kennt ein Meer: Es wird nur in der Ansicht gezeichnet und gehört weder zum Land noch zu seinen Dateien.","For which program":"Für welches Programm","My choice":"Eigene Wahl","It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:":"Es nimmt quadratische Karten von {list} Punkten ohne Rand; hier wird nichts umgerechnet. Das Land selbst kann in so einer Größe gemacht werden:","A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen und die Dateien, die es liest ({list}), sind dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download recipe and files (.zip)":"Rezept und Dateien herunterladen (.zip)","This page answers on this computer alone, so its address cannot be shared; the recipe can.":"Diese Seite antwortet nur auf diesem Rechner, ihre Adresse lässt sich also nicht teilen; das Rezept schon.",More:"Mehr",Presets:"Vorlagen","All settings at one go":"Alle Einstellungen auf einmal",Defaults:"Vorgaben","As in an example":"Wie in einem Beispiel",Mine:"Meine","Save these settings…":"Diese Einstellungen sichern…","Name of the preset":"Name der Vorlage","Name of the new branch":"Name des neuen Zweigs","Save a picture":"Bild sichern","The curves are saved as a table.":"Die Kurven sind als Tabelle gesichert.","Save the curves as a table (CSV)":"Kurven als Tabelle sichern (CSV)","{name} painted":"{name} gemalt","{card} takes the map {map} from now on: {key}.":"{card} nimmt nun die Karte {map}: {key}.","{card} reads the map {map}: {key}.":"{card} liest die Karte {map}: {key}.","The first stroke gives the map {map} to {card}: {key}.":"Der erste Strich gibt {card} die Karte {map}: {key}.","No process of this recipe takes the map {map} yet.":"Noch nimmt kein Vorgang dieses Rezepts die Karte {map}.","Add {card} that does":"{card} hinzufügen, der sie nimmt","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","Written to {place}":"Geschrieben nach {place}","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare":"Land, Karte, Vergleich","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen","“{text}” is no number: {value} stays.":"„{text}“ ist keine Zahl: {value} bleibt.","{text} lies outside {min} to {max} {unit}: {value} stays.":"{text} liegt außerhalb von {min} bis {max} {unit}: {value} bleibt.","“{text}” is no whole number: {what} takes one, such as 42.":"„{text}“ ist keine ganze Zahl: {what} braucht eine, etwa 42.","“{text}” is no whole number: {value} stays.":"„{text}“ ist keine ganze Zahl: {value} bleibt.","The recipe was changed after this text was begun.":"Das Rezept wurde geändert, nachdem dieser Text begonnen wurde.","Take the text as it is here":"Den Text nehmen, wie er hier steht","{n} classes, told apart by colour; colours repeat and mean no amount":"{n} Klassen, durch Farben getrennt; Farben wiederholen sich und sagen keine Menge","Rivers and slopes answer":"Flüsse und Hänge antworten","The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now.":"Der Strich kommt im Rezept vor ihnen, und sie laufen noch einmal; aus: er liegt auf dem Land, wie es jetzt ist."};var jh="en";function Lm(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function Fl(n){jh=n}function hs(){return jh}function w(n,e={}){return(jh==="de"?Im[n]??n:n).replace(/\{(\w+)\}/g,(i,s)=>s in e?String(e[s]):i)}var ab="uplot",lb="u-hz",cb="u-vt",ub="u-title",hb="u-wrap",db="u-under",fb="u-over",pb="u-axis",Nr="u-off",mb="u-select",gb="u-cursor-x",vb="u-cursor-y",xb="u-cursor-pt",_b="u-legend",yb="u-live",bb="u-inline",Sb="u-series",Mb="u-marker",Dm="u-label",wb="u-value",Ma="width",wa="height";var Nm="bottom",go="left",Qh="right",gd="#000",km=gd+"0",ed="mousemove",Fm="mousedown",td="mouseup",Um="mouseenter",Om="mouseleave",Bm="dblclick",Tb="resize",Eb="scroll",zm="change",Hl="dppxchange",vd="--",Mo=typeof window<"u",od=Mo?document:null,xo=Mo?window:null,Ab=Mo?navigator:null,Dt,Ul;function ad(){let n=devicePixelRatio;Dt!=n&&(Dt=n,Ul&&cd(zm,Ul,ad),Ul=matchMedia(`(min-resolution: ${Dt-.001}dppx) and (max-resolution: ${Dt+.001}dppx)`),kr(zm,Ul,ad),xo.dispatchEvent(new CustomEvent(Hl)))}function mi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function ld(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function Qt(n,e,t){n.style[e]=t+"px"}function Wi(n,e,t,i){let s=od.createElement(n);return e!=null&&mi(s,e),t?.insertBefore(s,i),s}function Pi(n,e){return Wi("div",n,e)}var Hm=new WeakMap;function ds(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=Hm.get(n);r!=o&&(n.style.transform=r,Hm.set(n,r),e<0||t<0||e>i||t>s?mi(n,Nr):ld(n,Nr))}var Vm=new WeakMap;function Gm(n,e,t){let i=e+t,s=Vm.get(n);i!=s&&(Vm.set(n,i),n.style.background=e,n.style.borderColor=t)}var Wm=new WeakMap;function Xm(n,e,t,i){let s=e+""+t,r=Wm.get(n);s!=r&&(Wm.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var xd={passive:!0},Rb={...xd,capture:!0};function kr(n,e,t,i){e.addEventListener(n,t,i?Rb:xd)}function cd(n,e,t,i){e.removeEventListener(n,t,xd)}Mo&&ad();function Xi(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:gi((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function _g(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var yg=n=>n!=null,bg=n=>n!=null&&n>0,Wl=_g(yg),Cb=_g(bg);function Pb(n,e,t,i=0,s=!1){let r=s?Cb:Wl,o=s?bg:yg;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??qt,l??-qt]}function Xl(n,e,t,i){let s=Ym(n),r=Ym(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Cs:Sg,a=s==1?gi:Ii,l=r==1?Ii:gi,c=a(o(In(n))),u=l(o(In(e))),h=_o(t,c),d=_o(t,u);return t==10&&(c<0&&(h=$t(h,-c)),u<0&&(d=$t(d,-u))),i||t==2?(n=h*s,e=d*r):(n=Eg(n,h),e=ql(e,d)),[n,e]}function _d(n,e,t,i){let s=Xl(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var yd=.1,qm={mode:3,pad:yd},Ea={pad:0,soft:null,mode:0},Ib={min:Ea,max:Ea};function Vl(n,e,t,i){return $l(t)?$m(n,e,t):(Ea.pad=t,Ea.soft=i?0:null,Ea.mode=i?3:0,$m(n,e,Ib))}function Pt(n,e){return n??e}function Lb(n,e,t){for(e=Pt(e,0),t=Pt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function $m(n,e,t){let i=t.min,s=t.max,r=Pt(i.pad,0),o=Pt(s.pad,0),a=Pt(i.hard,-qt),l=Pt(s.hard,qt),c=Pt(i.soft,qt),u=Pt(s.soft,-qt),h=Pt(i.mode,0),d=Pt(s.mode,0),f=e-n,g=Cs(f),b=ei(In(n),In(e)),p=Cs(b),v=In(p-g);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=qt&&(r=0),d==2&&u!=-qt&&(o=0)));let y=f||b||1e3,R=Cs(y),S=_o(10,gi(R)),P=y*(f==0?n==0?.1:1:r),T=$t(Eg(n-P,S/10),24),x=n>=c&&(h==1||h==3&&T<=c||h==2&&T>=c)?c:qt,C=ei(a,T<x&&n>=x?x:qi(x,T)),V=y*(f==0?e==0?.1:1:o),U=$t(ql(e+V,S/10),24),k=e<=u&&(d==1||d==3&&U>=u||d==2&&U<=u)?u:-qt,D=qi(l,U>k&&e<=k?k:ei(k,U));return C==D&&C==0&&(D=100),[C,D]}var Db=new Intl.NumberFormat(Mo?Ab.language:"en-US"),bd=n=>Db.format(n),vi=Math,zl=vi.PI,In=vi.abs,gi=vi.floor,Pn=vi.round,Ii=vi.ceil,qi=vi.min,ei=vi.max,_o=vi.pow,Ym=vi.sign,Cs=vi.log10,Sg=vi.log2,Nb=(n,e=1)=>vi.sinh(n)*e,nd=(n,e=1)=>vi.asinh(n/e),qt=1/0;function Zm(n){return(Cs((n^n>>31)-(n>>31))|0)+1}function ud(n,e,t){return qi(ei(n,e),t)}function Mg(n){return typeof n=="function"}function bt(n){return Mg(n)?n:()=>n}var kb=()=>{},wg=n=>n,Tg=(n,e)=>e,Fb=n=>null,Km=n=>!0,Jm=(n,e)=>n==e,Ub=/\.\d*?(?=9{6,}|0{6,})/gm,Fr=n=>{if(Rg(n)||tr.has(n))return n;let e=`${n}`,t=e.match(Ub);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Fr(s)}e${r}`}return $t(n,i)};function Lr(n,e){return Fr($t(Fr(n/e))*e)}function ql(n,e){return Fr(Ii(Fr(n/e))*e)}function Eg(n,e){return Fr(gi(Fr(n/e))*e)}function $t(n,e=0){if(Rg(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Pn(i)/t}var tr=new Map;function Ag(n){return((""+n).split(".")[1]||"").length}function Ra(n,e,t,i){let s=[],r=i.map(Ag);for(let o=e;o<t;o++){let a=In(o),l=$t(_o(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=n==10?u:$t(u,h);s.push(d),tr.set(d,h)}}return s}var Aa={},Sd=[],yo=[null,null],er=Array.isArray,Rg=Number.isInteger,Ob=n=>n===void 0;function jm(n){return typeof n=="string"}function $l(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function Bb(n){return n!=null&&typeof n=="object"}var zb=Object.getPrototypeOf(Uint8Array),Cg="__proto__";function bo(n,e=$l){let t;if(er(n)){let i=n.find(s=>s!=null);if(er(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=bo(n[s],e)}else t=n.slice()}else if(n instanceof zb)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Cg&&(t[i]=bo(n[i],e))}else t=n;return t}function En(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Cg&&($l(n[s])?En(n[s],bo(i[s])):n[s]=bo(i[s]))}return n}var Hb=0,Vb=1,Gb=2;function Wb(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function Xb(n,e){if(Yb(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return Zb(o[0])||(o=$b(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:Vb,f=[];for(let g=0;g<u.length;g++){let b=u[g],p=r.get(l[g]);b===null?d!=Hb&&(h[p]=b,d==Gb&&f.push(p)):h[p]=b}Wb(h,f,s),i.push(h)}}return i}var qb=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function $b(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function Yb(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Zb(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ei(1,gi((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Pg=["January","February","March","April","May","June","July","August","September","October","November","December"],Ig=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Lg(n){return n.slice(0,3)}var Kb=Ig.map(Lg),Jb=Pg.map(Lg),jb={MMMM:Pg,MMM:Jb,WWWW:Ig,WWW:Kb};function Sa(n){return(n<10?"0":"")+n}function Qb(n){return(n<10?"00":n<100?"0":"")+n}var eS={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Sa(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Sa(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Sa(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Sa(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Sa(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>Qb(n.getMilliseconds())};function Md(n,e){e=e||jb;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?eS[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var tS=new Intl.DateTimeFormat().resolvedOptions().timeZone;function nS(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==tS?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Dg=n=>n%1==0,Gl=[1,2,2.5,5],iS=Ra(10,-32,0,Gl),Ng=Ra(10,0,32,Gl),sS=Ng.filter(Dg),Dr=iS.concat(Ng),wd=`
`,kg="{YYYY}",Qm=wd+kg,Fg="{M}/{D}",Ta=wd+Fg,Ol=Ta+"/{YY}",Ug="{aa}",rS="{h}:{mm}",vo=rS+Ug,eg=wd+vo,tg=":{ss}",Ft=null;function Og(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?Ra(10,0,3,Gl).filter(Dg):Ra(10,-3,0,Gl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,kg,Ft,Ft,Ft,Ft,Ft,Ft,1],[s*28,"{MMM}",Qm,Ft,Ft,Ft,Ft,Ft,1],[s,Fg,Qm,Ft,Ft,Ft,Ft,Ft,1],[i,"{h}"+Ug,Ol,Ft,Ta,Ft,Ft,Ft,1],[t,vo,Ol,Ft,Ta,Ft,Ft,Ft,1],[e,tg,Ol+" "+vo,Ft,Ta+" "+vo,Ft,eg,Ft,1],[n,tg+".{fff}",Ol+" "+vo,Ft,Ta+" "+vo,Ft,eg,Ft,1]];function u(h){return(d,f,g,b,p,v)=>{let y=[],R=p>=o,S=p>=r&&p<o,P=h(g),T=$t(P*n,3),x=id(P.getFullYear(),R?0:P.getMonth(),S||R?1:P.getDate()),C=$t(x*n,3);if(S||R){let V=S?p/r:0,U=R?p/o:0,k=T==C?T:$t(id(x.getFullYear()+U,x.getMonth()+V,1)*n,3),D=new Date(Pn(k/n)),H=D.getFullYear(),N=D.getMonth();for(let q=0;k<=b;q++){let J=id(H+U*q,N+V*q,1),X=J-h($t(J*n,3));k=$t((+J+X)*n,3),k<=b&&y.push(k)}}else{let V=p>=s?s:p,U=gi(g)-gi(T),k=C+U+ql(T-C,V);y.push(k);let D=h(k),H=D.getHours()+D.getMinutes()/t+D.getSeconds()/i,N=p/i,q=d.axes[f]._space,J=v/q;for(;k=$t(k+p,n==1?0:3),!(k>b);)if(N>1){let X=gi($t(H+N,6))%24,te=h(k).getHours()-X;te>1&&(te=-1),k-=te*i,H=(H+N)%24;let oe=y[y.length-1];$t((k-oe)/p,3)*J>=.7&&y.push(k)}else y.push(k)}return y}}return[l,c,u]}var[oS,aS,lS]=Og(1),[cS,uS,hS]=Og(.001);Ra(2,-53,53,[1]);function ng(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function ig(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,h,d,f;return i.map(g=>{let b=n(g),p=b.getFullYear(),v=b.getMonth(),y=b.getDate(),R=b.getHours(),S=b.getMinutes(),P=b.getSeconds(),T=p!=l&&a[2]||v!=c&&a[3]||y!=u&&a[4]||R!=h&&a[5]||S!=d&&a[6]||P!=f&&a[7]||a[1];return l=p,c=v,u=y,h=R,d=S,f=P,T(b)})}}function dS(n,e){let t=Md(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function id(n,e,t){return new Date(n,e,t)}function sg(n,e){return e(n)}var fS="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function rg(n,e){return(t,i,s,r)=>r==null?vd:e(n(i))}function pS(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function mS(n,e){return n.series[e].fill(n,e)}var gS={show:!0,live:!0,isolate:!1,mount:kb,markers:{show:!0,width:2,stroke:pS,fill:mS,dash:"solid"},idx:null,idxs:null,values:[]};function vS(n,e){let t=n.cursor.points,i=Pi(),s=t.size(n,e);Qt(i,Ma,s),Qt(i,wa,s);let r=s/-2;Qt(i,"marginLeft",r),Qt(i,"marginTop",r);let o=t.width(n,e,s);return o&&Qt(i,"borderWidth",o),i}function xS(n,e){let t=n.series[e].points;return t._fill||t._stroke}function _S(n,e){let t=n.series[e].points;return t._stroke||t._fill}function yS(n,e){return n.series[e].points.size}var sd=[0,0];function bS(n,e,t){return sd[0]=e,sd[1]=t,sd}function Bl(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function rd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var SS={show:!0,x:!0,y:!0,lock:!1,move:bS,points:{one:!1,show:vS,size:yS,width:0,stroke:_S,fill:xS},bind:{mousedown:Bl,mouseup:Bl,click:Bl,dblclick:Bl,mousemove:rd,mouseleave:rd,mouseenter:rd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Bg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Td=En({},Bg,{filter:Tg}),zg=En({},Td,{size:10}),Hg=En({},Bg,{show:!1}),Ed='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Vg="bold "+Ed,Gg=1.5,og={show:!0,scale:"x",stroke:gd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vg,side:2,grid:Td,ticks:zg,border:Hg,font:Ed,lineGap:Gg,rotate:0},MS="Value",wS="Time",ag={show:!0,scale:"x",auto:!1,sorted:1,min:qt,max:-qt,idxs:[]};function TS(n,e,t,i,s){return e.map(r=>r==null?"":bd(r))}function ES(n,e,t,i,s,r,o){let a=[],l=tr.get(s)||0;t=o?t:$t(ql(t,s),l);for(let c=t;c<=i;c=$t(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function hd(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Cs:Sg,u=gi(c(t));s=_o(l,u),l==10&&(s=Dr[Xi(s,Dr)]);let h=t,d=s*l;l==10&&(d=Dr[Xi(d,Dr)]);do a.push(h),h=h+s,l==10&&!tr.has(h)&&(h=$t(h,tr.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=Dr[Xi(d,Dr)]));while(h<=i);return a}function AS(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?hd(n,e,ei(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?hd(n,e,ei(l,-i),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var Wg=/./,RS=/[12357]/,CS=/[125]/,lg=/1/,dd=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function PS(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?Wg:l(7,o)-u>=c?RS:l(5,o)-u>=c?CS:lg;if(h==lg){let d=In(l(1,o)-u);if(d<c)return dd(e.slice().reverse(),a.distr,h,Ii(c/d)).reverse()}return dd(e,a.distr,h,1)}function IS(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=In(l(1,o)-l(2,o));return c<a?dd(e.slice().reverse(),3,Wg,Ii(a/c)).reverse():e}function LS(n,e,t,i){return i==null?vd:e==null?"":bd(e)}var cg={show:!0,scale:"y",stroke:gd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vg,side:3,grid:Td,ticks:zg,border:Hg,font:Ed,lineGap:Gg,rotate:0};function DS(n,e){let t=3+(n||1)*2;return $t(t*e,3)}function NS(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=In(o-r),l=n.series[e],c=a/(l.points.space*Dt);return i[1]-i[0]<=c}var ug={scale:null,auto:!0,sorted:0,min:qt,max:-qt},Xg=(n,e,t,i,s)=>s,hg={show:!0,auto:!0,sorted:0,gaps:Xg,alpha:1,facets:[En({},ug,{scale:"x"}),En({},ug,{scale:"y"})]},dg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Xg,alpha:1,points:{show:NS,filter:null},values:null,min:qt,max:-qt,idxs:[],path:null,clip:null};function kS(n,e,t,i,s){return t/10}var qg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},FS=En({},qg,{time:!1,ori:1}),fg={};function $g(n,e){let t=fg[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(fg[n]=t)),t}var So=1,fd=2;function Ur(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,b=a.height,p=n.valToPosH,v=n.valToPosV;return u.ori==0?t(s,l,c,u,h,p,v,d,f,g,b,Zl,wo,Jl,Zg,Jg):t(s,l,c,u,h,v,p,f,d,b,g,Kl,To,Cd,Kg,jg)}function Ad(n,e){let t=0,i=0,s=Pt(n.bands,Sd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function US(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ps(n,e,t,i,s,r){return Ur(n,e,(o,a,l,c,u,h,d,f,g,b,p)=>{let v=o.pxRound,y=c.dir*(c.ori==0?1:-1),R=c.ori==0?wo:To,S,P;y==1?(S=t,P=i):(S=i,P=t);let T=v(h(a[S],c,b,f)),x=v(d(l[S],u,p,g)),C=v(h(a[P],c,b,f)),V=v(d(r==1?u.max:u.min,u,p,g)),U=new Path2D(s);return R(U,C,V),R(U,T,V),R(U,T,x),U})}function Yl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Jl:Cd,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function OS(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Rd(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(n[h]),g=d==h?f:r(n[d]),b=h-s;f=o<=0&&b>=0&&b<l?r(n[b]):f;let v=d+s;g=o>=0&&v>=0&&v<l?r(n[v]):g,g>=f&&a.push([f,g])}return a}function pg(n){return n==0?wg:n==1?Pn:e=>Lr(e,n)}function Yg(n){let e=n==0?Zl:Kl,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=qi(c,a/2,l/2),u=qi(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var Zl=(n,e,t)=>{n.moveTo(e,t)},Kl=(n,e,t)=>{n.moveTo(t,e)},wo=(n,e,t)=>{n.lineTo(e,t)},To=(n,e,t)=>{n.lineTo(t,e)},Jl=Yg(0),Cd=Yg(1),Zg=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Kg=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Jg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},jg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function Qg(n){return(e,t,i,s,r)=>Ur(e,t,(o,a,l,c,u,h,d,f,g,b,p)=>{let{pxRound:v,points:y}=o,R,S;c.ori==0?(R=Zl,S=Zg):(R=Kl,S=Kg);let P=$t(y.width*Dt,3),T=(y.size-y.width)/2*Dt,x=$t(T*2,3),C=new Path2D,V=new Path2D,{left:U,top:k,width:D,height:H}=e.bbox;Jl(V,U-x,k-x,D+x*2,H+x*2);let N=q=>{if(l[q]!=null){let J=v(h(a[q],c,b,f)),X=v(d(l[q],u,p,g));R(C,J+T,X),S(C,J,X,T,0,zl*2)}};if(r)r.forEach(N);else for(let q=i;q<=s;q++)N(q);return{stroke:P>0?C:null,fill:C,clip:V,flags:So|fd}})}function e0(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var BS=e0(wo),zS=e0(To);function t0(n){let e=Pt(n?.alignGaps,0);return(t,i,s,r)=>Ur(t,i,(o,a,l,c,u,h,d,f,g,b,p)=>{[s,r]=Wl(l,s,r);let v=o.pxRound,y=H=>v(h(H,c,b,f)),R=H=>v(d(H,u,p,g)),S,P;c.ori==0?(S=wo,P=BS):(S=To,P=zS);let T=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:So},C=x.stroke,V=!1;if(r-s>=b*4){let H=pe=>t.posToVal(pe,c.key,!0),N=null,q=null,J,X,de,j=y(a[T==1?s:r]),te=y(a[s]),oe=y(a[r]),me=H(T==1?te+1:oe-1);for(let pe=T==1?s:r;pe>=s&&pe<=r;pe+=T){let ne=a[pe],Se=(T==1?ne<me:ne>me)?j:y(ne),Ie=l[pe];Se==j?Ie!=null?(X=Ie,N==null?(S(C,Se,R(X)),J=N=q=X):X<N?N=X:X>q&&(q=X)):Ie===null&&(V=!0):(N!=null&&P(C,j,R(N),R(q),R(J),R(X)),Ie!=null?(X=Ie,S(C,Se,R(X)),N=q=J=X):(N=q=null,Ie===null&&(V=!0)),j=Se,me=H(j+T))}N!=null&&N!=q&&de!=j&&P(C,j,R(N),R(q),R(J),R(X))}else for(let H=T==1?s:r;H>=s&&H<=r;H+=T){let N=l[H];N===null?V=!0:N!=null&&S(C,y(a[H]),R(N))}let[k,D]=Ad(t,i);if(o.fill!=null||k!=0){let H=x.fill=new Path2D(C),N=o.fillTo(t,i,o.min,o.max,k),q=R(N),J=y(a[s]),X=y(a[r]);T==-1&&([X,J]=[J,X]),S(H,X,q),S(H,J,q)}if(!o.spanGaps){let H=[];V&&H.push(...Rd(a,l,s,r,T,y,e)),x.gaps=H=o.gaps(t,i,s,r,H),x.clip=Yl(H,c.ori,f,g,b,p)}return D!=0&&(x.band=D==2?[Ps(t,i,s,r,C,-1),Ps(t,i,s,r,C,1)]:Ps(t,i,s,r,C,D)),x})}function HS(n){let e=Pt(n.align,1),t=Pt(n.ascDesc,!1),i=Pt(n.alignGaps,0),s=Pt(n.extend,!1);return(r,o,a,l)=>Ur(r,o,(c,u,h,d,f,g,b,p,v,y,R)=>{[a,l]=Wl(h,a,l);let S=c.pxRound,{left:P,width:T}=r.bbox,x=te=>S(g(te,d,y,p)),C=te=>S(b(te,f,R,v)),V=d.ori==0?wo:To,U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:So},k=U.stroke,D=d.dir*(d.ori==0?1:-1),H=C(h[D==1?a:l]),N=x(u[D==1?a:l]),q=N,J=N;s&&e==-1&&(J=P,V(k,J,H)),V(k,N,H);for(let te=D==1?a:l;te>=a&&te<=l;te+=D){let oe=h[te];if(oe==null)continue;let me=x(u[te]),pe=C(oe);e==1?V(k,me,H):V(k,q,pe),V(k,me,pe),H=pe,q=me}let X=q;s&&e==1&&(X=P+T,V(k,X,H));let[de,j]=Ad(r,o);if(c.fill!=null||de!=0){let te=U.fill=new Path2D(k),oe=c.fillTo(r,o,c.min,c.max,de),me=C(oe);V(te,X,me),V(te,J,me)}if(!c.spanGaps){let te=[];te.push(...Rd(u,h,a,l,D,x,i));let oe=c.width*Dt/2,me=t||e==1?oe:-oe,pe=t||e==-1?-oe:oe;te.forEach(ne=>{ne[0]+=me,ne[1]+=pe}),U.gaps=te=c.gaps(r,o,a,l,te),U.clip=Yl(te,d.ori,p,v,y,R)}return j!=0&&(U.band=j==2?[Ps(r,o,a,l,k,-1),Ps(r,o,a,l,k,1)]:Ps(r,o,a,l,k,j)),U})}function mg(n,e,t,i,s,r,o=qt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=In(n[l]-n[a]);u<c&&(c=u,o=In(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function VS(n){n=n||Aa;let e=Pt(n.size,[.6,qt,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=Pt(e[1],qt),l=Pt(e[2],1),c=Pt(n.disp,Aa),u=Pt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,g,b,p)=>Ur(f,g,(v,y,R,S,P,T,x,C,V,U,k)=>{let D=v.pxRound,H=t,N=i*Dt,q=a*Dt,J=l*Dt,X,de;S.ori==0?[X,de]=r(f,g):[de,X]=r(f,g);let j=S.dir*(S.ori==0?1:-1),te=S.ori==0?Jl:Cd,oe=S.ori==0?u:(De,Je,lt,Ae,Wt,Xe,Ke)=>{u(De,Je,lt,Wt,Ae,Ke,Xe)},me=Pt(f.bands,Sd).find(De=>De.series[0]==g),pe=me!=null?me.dir:0,ne=v.fillTo(f,g,v.min,v.max,pe),_e=D(x(ne,P,k,V)),Se,Ie,Ee,Ye=U,at=D(v.width*Dt),qe=!1,pt=null,ht=null,rt=null,nn=null;h!=null&&(at==0||d!=null)&&(qe=!0,pt=h.values(f,g,b,p),ht=new Map,new Set(pt).forEach(De=>{De!=null&&ht.set(De,new Path2D)}),at>0&&(rt=d.values(f,g,b,p),nn=new Map,new Set(rt).forEach(De=>{De!=null&&nn.set(De,new Path2D)})));let{x0:Yt,size:_n}=c;if(Yt!=null&&_n!=null){H=1,y=Yt.values(f,g,b,p),Yt.unit==2&&(y=y.map(lt=>f.posToVal(C+lt*U,S.key,!0)));let De=_n.values(f,g,b,p);_n.unit==2?Ie=De[0]*U:Ie=T(De[0],S,U,C)-T(0,S,U,C),Ye=mg(y,R,T,S,U,C,Ye),Ee=Ye-Ie+N}else Ye=mg(y,R,T,S,U,C,Ye),Ee=Ye*o+N,Ie=Ye-Ee;Ee<1&&(Ee=0),at>=Ie/2&&(at=0),Ee<5&&(D=wg);let Vt=Ee>0,Nn=Ye-Ee-(Vt?at:0);Ie=D(ud(Nn,J,q)),Se=(H==0?Ie/2:H==j?0:Ie)-H*j*((H==0?N/2:0)+(Vt?at/2:0));let Et={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Rn=qe?null:new Path2D,cn=null;if(me!=null)cn=f.data[me.series[1]];else{let{y0:De,y1:Je}=c;De!=null&&Je!=null&&(R=Je.values(f,g,b,p),cn=De.values(f,g,b,p))}let yn=X*Ie,z=de*Ie;for(let De=j==1?b:p;De>=b&&De<=p;De+=j){let Je=R[De];if(Je==null)continue;if(cn!=null){let $=cn[De]??0;if(Je-$==0)continue;_e=x($,P,k,V)}let lt=S.distr!=2||c!=null?y[De]:De,Ae=T(lt,S,U,C),Wt=x(Pt(Je,ne),P,k,V),Xe=D(Ae-Se),Ke=D(ei(Wt,_e)),I=D(qi(Wt,_e)),M=Ke-I;if(Je!=null){let $=Je<0?z:yn,fe=Je<0?yn:z;qe?(at>0&&rt[De]!=null&&te(nn.get(rt[De]),Xe,I+gi(at/2),Ie,ei(0,M-at),$,fe),pt[De]!=null&&te(ht.get(pt[De]),Xe,I+gi(at/2),Ie,ei(0,M-at),$,fe)):te(Rn,Xe,I+gi(at/2),Ie,ei(0,M-at),$,fe),oe(f,g,De,Xe-at/2,I,Ie+at,M)}}return at>0?Et.stroke=qe?nn:Rn:qe||(Et._fill=v.width==0?v._fill:v._stroke??v._fill,Et.width=0),Et.fill=qe?ht:Rn,Et})}function GS(n,e){let t=Pt(e?.alignGaps,0);return(i,s,r,o)=>Ur(i,s,(a,l,c,u,h,d,f,g,b,p,v)=>{[r,o]=Wl(c,r,o);let y=a.pxRound,R=X=>y(d(X,u,p,g)),S=X=>y(f(X,h,v,b)),P,T,x;u.ori==0?(P=Zl,x=wo,T=Jg):(P=Kl,x=To,T=jg);let C=u.dir*(u.ori==0?1:-1),V=R(l[C==1?r:o]),U=V,k=[],D=[];for(let X=C==1?r:o;X>=r&&X<=o;X+=C)if(c[X]!=null){let j=l[X],te=R(j);k.push(U=te),D.push(S(c[X]))}let H={stroke:n(k,D,P,x,T,y),fill:null,clip:null,band:null,gaps:null,flags:So},N=H.stroke,[q,J]=Ad(i,s);if(a.fill!=null||q!=0){let X=H.fill=new Path2D(N),de=a.fillTo(i,s,a.min,a.max,q),j=S(de);x(X,U,j),x(X,V,j)}if(!a.spanGaps){let X=[];X.push(...Rd(l,c,r,o,C,R,t)),H.gaps=X=a.gaps(i,s,r,o,X),H.clip=Yl(X,u.ori,g,b,p,v)}return J!=0&&(H.band=J==2?[Ps(i,s,r,o,N,-1),Ps(i,s,r,o,N,1)]:Ps(i,s,r,o,N,J)),H})}function WS(n){return GS(XS,n)}function XS(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var pd=new Set;function gg(){for(let n of pd)n.syncRect(!0)}Mo&&(kr(Tb,xo,gg),kr(Eb,xo,gg,!0),kr(Hl,xo,()=>{Vn.pxRatio=Dt}));var qS=t0(),$S=Qg();function vg(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>md(r,o,e,t))}function YS(n,e){return n.map((t,i)=>i==0?{}:En({},e,t))}function md(n,e,t,i){return En({},e==0?t:i,n)}function n0(n,e,t){return e==null?yo:[e,t]}var ZS=n0;function KS(n,e,t){return e==null?yo:Vl(e,t,yd,!0)}function i0(n,e,t,i){return e==null?yo:Xl(e,t,n.scales[i].log,!1)}var JS=i0;function s0(n,e,t,i){return e==null?yo:_d(e,t,n.scales[i].log,!1)}var jS=s0;function QS(n,e,t,i,s){let r=ei(Zm(n),Zm(e)),o=e-n,a=Xi(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?tr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function xg(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Pn((t=+s)*Dt))+"px"),[n,e,t]}function eM(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=$t(e[2]*Dt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Vn(n,e,t){let i={mode:Pt(n.mode,1)},s=i.mode;function r(_,E,L,F){let W=E.valToPct(_);return F+L*(E.dir==-1?1-W:W)}function o(_,E,L,F){let W=E.valToPct(_);return F+L*(E.dir==-1?W:1-W)}function a(_,E,L,F){return E.ori==0?r(_,E,L,F):o(_,E,L,F)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Pi(ab);if(n.id!=null&&(c.id=n.id),mi(c,n.class),n.title){let _=Pi(ub,c);_.textContent=n.title}let u=Wi("canvas"),h=i.ctx=u.getContext("2d"),d=Pi(hb,c);kr("click",d,_=>{_.target===g&&(Kt!=co||sn!=uo)&&Hn.click(i,_)},!0);let f=i.under=Pi(db,d);d.appendChild(u);let g=i.over=Pi(fb,d);n=bo(n);let b=+Pt(n.pxAlign,1),p=pg(b);(n.plugins||[]).forEach(_=>{_.opts&&(n=_.opts(i,n)||n)});let v=n.ms||.001,y=i.series=s==1?vg(n.series||[],ag,dg,!1):YS(n.series||[null],hg),R=i.axes=vg(n.axes||[],og,cg,!0),S=i.scales={},P=i.bands=n.bands||[];P.forEach(_=>{_.fill=bt(_.fill||null),_.dir=Pt(_.dir,-1)});let T=s==2?y[1].facets[0].scale:y[0].scale,x={axes:Es,series:vt},C=(n.drawOrder||["axes","series"]).map(_=>x[_]);function V(_){let E=_.distr==3?L=>Cs(L>0?L:_.clamp(i,L,_.min,_.max,_.key)):_.distr==4?L=>nd(L,_.asinh):_.distr==100?L=>_.fwd(L):L=>L;return L=>{let F=E(L),{_min:W,_max:K}=_,ue=K-W;return(F-W)/ue}}function U(_){let E=S[_];if(E==null){let L=(n.scales||Aa)[_]||Aa;if(L.from!=null){U(L.from);let F=En({},S[L.from],L,{key:_});F.valToPct=V(F),S[_]=F}else{E=S[_]=En({},_==T?qg:FS,L),E.key=_;let F=E.time,W=E.range,K=er(W);if((_!=T||s==2&&!F)&&(K&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?qm:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?qm:{mode:1,hard:W[1],soft:W[1]}},K=!1),!K&&$l(W))){let ue=W;W=(ge,we,Oe)=>we==null?yo:Vl(we,Oe,ue)}E.range=bt(W||(F?ZS:_==T?E.distr==3?JS:E.distr==4?jS:n0:E.distr==3?i0:E.distr==4?s0:KS)),E.auto=bt(K?!1:E.auto),E.clamp=bt(E.clamp||kS),E._min=E._max=null,E.valToPct=V(E)}}}U("x"),U("y"),s==1&&y.forEach(_=>{U(_.scale)}),R.forEach(_=>{U(_.scale)});for(let _ in n.scales)U(_);let k=S[T],D=k.distr,H,N;k.ori==0?(mi(c,lb),H=r,N=o):(mi(c,cb),H=o,N=r);let q={};for(let _ in S){let E=S[_];(E.min!=null||E.max!=null)&&(q[_]={min:E.min,max:E.max},E.min=E.max=null)}let J=n.tzDate||(_=>new Date(Pn(_/v))),X=n.fmtDate||Md,de=v==1?lS(J):hS(J),j=ig(J,ng(v==1?aS:uS,X)),te=rg(J,sg(fS,X)),oe=[],me=i.legend=En({},gS,n.legend),pe=i.cursor=En({},SS,{drag:{y:s==2}},n.cursor),ne=me.show,_e=pe.show,Se=me.markers;me.idxs=oe,Se.width=bt(Se.width),Se.dash=bt(Se.dash),Se.stroke=bt(Se.stroke),Se.fill=bt(Se.fill);let Ie,Ee,Ye,at=[],qe=[],pt,ht=!1,rt={};if(me.live){let _=y[1]?y[1].values:null;ht=_!=null,pt=ht?_(i,1,0):{_:0};for(let E in pt)rt[E]=vd}if(ne)if(Ie=Wi("table",_b,c),Ye=Wi("tbody",null,Ie),me.mount(i,Ie),ht){Ee=Wi("thead",null,Ie,Ye);let _=Wi("tr",null,Ee);Wi("th",null,_);for(var nn in pt)Wi("th",Dm,_).textContent=nn}else mi(Ie,bb),me.live&&mi(Ie,yb);let Yt={show:!0},_n={show:!1};function Vt(_,E){if(E==0&&(ht||!me.live||s==2))return yo;let L=[],F=Wi("tr",Sb,Ye,Ye.childNodes[E]);mi(F,_.class),_.show||mi(F,Nr);let W=Wi("th",null,F);if(Se.show){let ge=Pi(Mb,W);if(E>0){let we=Se.width(i,E);we&&(ge.style.border=we+"px "+Se.dash(i,E)+" "+Se.stroke(i,E)),ge.style.background=Se.fill(i,E)}}let K=Pi(Dm,W);_.label instanceof HTMLElement?K.appendChild(_.label):K.textContent=_.label,E>0&&(Se.show||(K.style.color=_.width>0?Se.stroke(i,E):Se.fill(i,E)),Et("click",W,ge=>{if(pe._lock)return;et(ge);let we=y.indexOf(_);if((ge.ctrlKey||ge.metaKey)!=me.isolate){let Oe=y.some((Be,He)=>He>0&&He!=we&&Be.show);y.forEach((Be,He)=>{He>0&&as(He,Oe?He==we?Yt:_n:Yt,!0,wn.setSeries)})}else as(we,{show:!_.show},!0,wn.setSeries)},!1),tt&&Et(Um,W,ge=>{pe._lock||(et(ge),as(y.indexOf(_),fo,!0,wn.setSeries))},!1));for(var ue in pt){let ge=Wi("td",wb,F);ge.textContent="--",L.push(ge)}return[F,L]}let Nn=new Map;function Et(_,E,L,F=!0){let W=Nn.get(E)||{},K=pe.bind[_](i,E,L,F);K&&(kr(_,E,W[_]=K),Nn.set(E,W))}function Rn(_,E,L){let F=Nn.get(E)||{};for(let W in F)(_==null||W==_)&&(cd(W,E,F[W]),delete F[W]);_==null&&Nn.delete(E)}let cn=0,yn=0,z=0,De=0,Je=0,lt=0,Ae=Je,Wt=lt,Xe=z,Ke=De,I=0,M=0,$=0,fe=0;i.bbox={};let le=!1,be=!1,Me=!1,ie=!1,re=!1,ve=!1;function B(_,E,L){(L||_!=i.width||E!=i.height)&&ae(_,E),dt(!1),Me=!0,be=!0,Xn()}function ae(_,E){i.width=cn=z=_,i.height=yn=De=E,Je=lt=0,Te(),$e();let L=i.bbox;I=L.left=Lr(Je*Dt,.5),M=L.top=Lr(lt*Dt,.5),$=L.width=Lr(z*Dt,.5),fe=L.height=Lr(De*Dt,.5)}let se=3;function Re(){let _=!1,E=0;for(;!_;){E++;let L=oo(E),F=os(E);_=E==se||L&&F,_||(ae(i.width,i.height),be=!0)}}function ye({width:_,height:E}){B(_,E)}i.setSize=ye;function Te(){let _=!1,E=!1,L=!1,F=!1;R.forEach((W,K)=>{if(W.show&&W._show){let{side:ue,_size:ge}=W,we=ue%2,Oe=W.label!=null?W.labelSize:0,Be=ge+Oe;Be>0&&(we?(z-=Be,ue==3?(Je+=Be,F=!0):L=!0):(De-=Be,ue==0?(lt+=Be,_=!0):E=!0))}}),ss[0]=_,ss[1]=L,ss[2]=E,ss[3]=F,z-=zi[1]+zi[3],Je+=zi[3],De-=zi[2]+zi[0],lt+=zi[0]}function $e(){let _=Je+z,E=lt+De,L=Je,F=lt;function W(K,ue){switch(K){case 1:return _+=ue,_-ue;case 2:return E+=ue,E-ue;case 3:return L-=ue,L+ue;case 0:return F-=ue,F+ue}}R.forEach((K,ue)=>{if(K.show&&K._show){let ge=K.side;K._pos=W(ge,K._size),K.label!=null&&(K._lpos=W(ge,K.labelSize))}})}if(pe.dataIdx==null){let _=pe.hover,E=_.skip=new Set(_.skip??[]);E.add(void 0);let L=_.prox=bt(_.prox),F=_.bias??=0;pe.dataIdx=(W,K,ue,ge)=>{if(K==0)return ue;let we=ue,Oe=L(W,K,ue,ge)??qt,Be=Oe>=0&&Oe<qt,He=k.ori==0?z:De,ot=pe.left,Lt=e[0],Ct=e[K];if(E.has(Ct[ue])){we=null;let _t=null,je=null,Ze;if(F==0||F==-1)for(Ze=ue;_t==null&&Ze-- >0;)E.has(Ct[Ze])||(_t=Ze);if(F==0||F==1)for(Ze=ue;je==null&&Ze++<Ct.length;)E.has(Ct[Ze])||(je=Ze);if(_t!=null||je!=null)if(Be){let jt=_t==null?-1/0:H(Lt[_t],k,He,0),dn=je==null?1/0:H(Lt[je],k,He,0),On=ot-jt,Gt=dn-ot;On<=Gt?On<=Oe&&(we=_t):Gt<=Oe&&(we=je)}else we=je==null?_t:_t==null?je:ue-_t<=je-ue?_t:je}else Be&&In(ot-H(Lt[ue],k,He,0))>Oe&&(we=null);return we}}let et=_=>{pe.event=_};pe.idxs=oe,pe._lock=!1;let he=pe.points;he.show=bt(he.show),he.size=bt(he.size),he.stroke=bt(he.stroke),he.width=bt(he.width),he.fill=bt(he.fill);let Ve=i.focus=En({},n.focus||{alpha:.3},pe.focus),tt=Ve.prox>=0,Le=tt&&he.one,ct=[],Zt=[],Zn=[];function da(_,E){let L=he.show(i,E);if(L instanceof HTMLElement)return mi(L,xb),mi(L,_.class),ds(L,-10,-10,z,De),g.insertBefore(L,ct[E]),L}function io(_,E){if(s==1||E>0){let L=s==1&&S[_.scale].time,F=_.value;_.value=L?jm(F)?rg(J,sg(F,X)):F||te:F||LS,_.label=_.label||(L?wS:MS)}if(Le||E>0){_.width=_.width==null?1:_.width,_.paths=_.paths||qS||Fb,_.fillTo=bt(_.fillTo||US),_.pxAlign=+Pt(_.pxAlign,b),_.pxRound=pg(_.pxAlign),_.stroke=bt(_.stroke||null),_.fill=bt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let L=DS(ei(1,_.width),1),F=_.points=En({},{size:L,width:ei(1,L*.2),stroke:_.stroke,space:L*2,paths:$S,_stroke:null,_fill:null},_.points);F.show=bt(F.show),F.filter=bt(F.filter),F.fill=bt(F.fill),F.stroke=bt(F.stroke),F.paths=bt(F.paths),F.pxAlign=_.pxAlign}if(ne){let L=Vt(_,E);at.splice(E,0,L[0]),qe.splice(E,0,L[1]),me.values.push(null)}if(_e){oe.splice(E,0,null);let L=null;Le?E==0&&(L=da(_,E)):E>0&&(L=da(_,E)),ct.splice(E,0,L),Zt.splice(E,0,0),Zn.splice(E,0,0)}Un("addSeries",E)}function Rh(_,E){E=E??y.length,_=s==1?md(_,E,ag,dg):md(_,E,{},hg),y.splice(E,0,_),io(y[E],E)}i.addSeries=Rh;function yl(_){if(y.splice(_,1),ne){me.values.splice(_,1),qe.splice(_,1);let E=at.splice(_,1)[0];Rn(null,E.firstChild),E.remove()}_e&&(oe.splice(_,1),ct.splice(_,1)[0].remove(),Zt.splice(_,1),Zn.splice(_,1)),Un("delSeries",_)}i.delSeries=yl;let ss=[!1,!1,!1,!1];function Ms(_,E){if(_._show=_.show,_.show){let L=_.side%2,F=S[_.scale];F==null&&(_.scale=L?y[1].scale:T,F=S[_.scale]);let W=F.time;_.size=bt(_.size),_.space=bt(_.space),_.rotate=bt(_.rotate),er(_.incrs)&&_.incrs.forEach(ue=>{!tr.has(ue)&&tr.set(ue,Ag(ue))}),_.incrs=bt(_.incrs||(F.distr==2?sS:W?v==1?oS:cS:Dr)),_.splits=bt(_.splits||(W&&F.distr==1?de:F.distr==3?hd:F.distr==4?AS:ES)),_.stroke=bt(_.stroke),_.grid.stroke=bt(_.grid.stroke),_.ticks.stroke=bt(_.ticks.stroke),_.border.stroke=bt(_.border.stroke);let K=_.values;_.values=er(K)&&!er(K[0])?bt(K):W?er(K)?ig(J,ng(K,X)):jm(K)?dS(J,K):K||j:K||TS,_.filter=bt(_.filter||(F.distr>=3&&F.log==10?PS:F.distr==3&&F.log==2?IS:Tg)),_.font=xg(_.font),_.labelFont=xg(_.labelFont),_._size=_.size(i,null,E,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(ss[E]=!0,_._el=Pi(pb,d))}}function ws(_,E,L,F){let[W,K,ue,ge]=L,we=E%2,Oe=0;return we==0&&(ge||K)&&(Oe=E==0&&!W||E==2&&!ue?Pn(og.size/3):0),we==1&&(W||ue)&&(Oe=E==1&&!K||E==3&&!ge?Pn(cg.size/2):0),Oe}let fa=i.padding=(n.padding||[ws,ws,ws,ws]).map(_=>bt(Pt(_,ws))),zi=i._padding=fa.map((_,E)=>_(i,E,ss,0)),un,gn=null,vn=null,rs=s==1?y[0].idxs:null,hi=null,qs=!1;function pa(_,E){if(e=_??[],i.data=i._data=e,s==2){un=0;for(let L=1;L<y.length;L++)un+=e[L][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),hi=e[0],un=hi.length;let L=e;if(D==2){L=e.slice();let F=L[0]=Array(un);for(let W=0;W<un;W++)F[W]=W}i._data=e=L}if(dt(!0),Un("setData"),D==2&&(Me=!0),E!==!1){let L=k;L.auto(i,qs)?ma():Zs(T,L.min,L.max),ie=ie||pe.left>=0,ve=!0,Xn()}}i.setData=pa;function ma(){qs=!0;let _,E;s==1&&(un>0?(gn=rs[0]=0,vn=rs[1]=un-1,_=e[0][gn],E=e[0][vn],D==2?(_=gn,E=vn):_==E&&(D==3?[_,E]=Xl(_,_,k.log,!1):D==4?[_,E]=_d(_,_,k.log,!1):k.time?E=_+Pn(86400/v):[_,E]=Vl(_,E,yd,!0))):(gn=rs[0]=_=null,vn=rs[1]=E=null)),Zs(T,_,E)}let so,$s,ro,A,G,ee,Y,Z,Ce,Ne;function Pe(_,E,L,F,W,K){_??=km,L??=Sd,F??="butt",W??=km,K??="round",_!=so&&(h.strokeStyle=so=_),W!=$s&&(h.fillStyle=$s=W),E!=ro&&(h.lineWidth=ro=E),K!=G&&(h.lineJoin=G=K),F!=ee&&(h.lineCap=ee=F),L!=A&&h.setLineDash(A=L)}function ke(_,E,L,F){E!=$s&&(h.fillStyle=$s=E),_!=Y&&(h.font=Y=_),L!=Z&&(h.textAlign=Z=L),F!=Ce&&(h.textBaseline=Ce=F)}function We(_,E,L,F,W=0){if(F.length>0&&_.auto(i,qs)&&(E==null||E.min==null)){let K=Pt(gn,0),ue=Pt(vn,F.length-1),ge=L.min==null?Pb(F,K,ue,W,_.distr==3):[L.min,L.max];_.min=qi(_.min,L.min=ge[0]),_.max=ei(_.max,L.max=ge[1])}}let nt={min:null,max:null};function gt(){for(let F in S){let W=S[F];q[F]==null&&(W.min==null||q[T]!=null&&W.auto(i,qs))&&(q[F]=nt)}for(let F in S){let W=S[F];q[F]==null&&W.from!=null&&q[W.from]!=null&&(q[F]=nt)}q[T]!=null&&dt(!0);let _={};for(let F in q){let W=q[F];if(W!=null){let K=_[F]=bo(S[F],Bb);if(W.min!=null)En(K,W);else if(F!=T||s==2)if(un==0&&K.from==null){let ue=K.range(i,null,null,F);K.min=ue[0],K.max=ue[1]}else K.min=qt,K.max=-qt}}if(un>0){y.forEach((F,W)=>{if(s==1){let K=F.scale,ue=q[K];if(ue==null)return;let ge=_[K];if(W==0){let we=ge.range(i,ge.min,ge.max,K);ge.min=we[0],ge.max=we[1],gn=Xi(ge.min,e[0]),vn=Xi(ge.max,e[0]),vn-gn>1&&(e[0][gn]<ge.min&&gn++,e[0][vn]>ge.max&&vn--),F.min=hi[gn],F.max=hi[vn]}else F.show&&F.auto&&We(ge,ue,F,e[W],F.sorted);F.idxs[0]=gn,F.idxs[1]=vn}else if(W>0&&F.show&&F.auto){let[K,ue]=F.facets,ge=K.scale,we=ue.scale,[Oe,Be]=e[W],He=_[ge],ot=_[we];He!=null&&We(He,q[ge],K,Oe,K.sorted),ot!=null&&We(ot,q[we],ue,Be,ue.sorted),F.min=ue.min,F.max=ue.max}});for(let F in _){let W=_[F],K=q[F];if(W.from==null&&(K==null||K.min==null)){let ue=W.range(i,W.min==qt?null:W.min,W.max==-qt?null:W.max,F);W.min=ue[0],W.max=ue[1]}}}for(let F in _){let W=_[F];if(W.from!=null){let K=_[W.from];if(K.min==null)W.min=W.max=null;else{let ue=W.range(i,K.min,K.max,F);W.min=ue[0],W.max=ue[1]}}}let E={},L=!1;for(let F in _){let W=_[F],K=S[F];if(K.min!=W.min||K.max!=W.max){K.min=W.min,K.max=W.max;let ue=K.distr;K._min=ue==3?Cs(K.min):ue==4?nd(K.min,K.asinh):ue==100?K.fwd(K.min):K.min,K._max=ue==3?Cs(K.max):ue==4?nd(K.max,K.asinh):ue==100?K.fwd(K.max):K.max,E[F]=L=!0}}if(L){y.forEach((F,W)=>{s==2?W>0&&E.y&&(F._paths=null):E[F.scale]&&(F._paths=null)});for(let F in E)Me=!0,Un("setScale",F);_e&&pe.left>=0&&(ie=ve=!0)}for(let F in q)q[F]=null}function Ge(_){let E=ud(gn-1,0,un-1),L=ud(vn+1,0,un-1);for(;_[E]==null&&E>0;)E--;for(;_[L]==null&&L<un-1;)L++;return[E,L]}function vt(){if(un>0){let _=y.some(E=>E._focus)&&Ne!=Ve.alpha;_&&(h.globalAlpha=Ne=Ve.alpha),y.forEach((E,L)=>{if(L>0&&E.show&&(an(L,!1),an(L,!0),E._paths==null)){let F=Ne;Ne!=E.alpha&&(h.globalAlpha=Ne=E.alpha);let W=s==2?[0,e[L][0].length-1]:Ge(e[L]);E._paths=E.paths(i,L,W[0],W[1]),Ne!=F&&(h.globalAlpha=Ne=F)}}),y.forEach((E,L)=>{if(L>0&&E.show){let F=Ne;Ne!=E.alpha&&(h.globalAlpha=Ne=E.alpha),E._paths!=null&&Ot(L,!1);{let W=E._paths!=null?E._paths.gaps:null,K=E.points.show(i,L,gn,vn,W),ue=E.points.filter(i,L,K,W);(K||ue)&&(E.points._paths=E.points.paths(i,L,gn,vn,ue),Ot(L,!0))}Ne!=F&&(h.globalAlpha=Ne=F),Un("drawSeries",L)}}),_&&(h.globalAlpha=Ne=1)}}function an(_,E){let L=E?y[_].points:y[_];L._stroke=L.stroke(i,_),L._fill=L.fill(i,_)}function Ot(_,E){let L=E?y[_].points:y[_],{stroke:F,fill:W,clip:K,flags:ue,_stroke:ge=L._stroke,_fill:we=L._fill,_width:Oe=L.width}=L._paths;Oe=$t(Oe*Dt,3);let Be=null,He=Oe%2/2;E&&we==null&&(we=Oe>0?"#fff":ge);let ot=L.pxAlign==1&&He>0;if(ot&&h.translate(He,He),!E){let Lt=I-Oe/2,Ct=M-Oe/2,_t=$+Oe,je=fe+Oe;Be=new Path2D,Be.rect(Lt,Ct,_t,je)}E?ze(ge,Oe,L.dash,L.cap,we,F,W,ue,K):Bt(_,ge,Oe,L.dash,L.cap,we,F,W,ue,Be,K),ot&&h.translate(-He,-He)}function Bt(_,E,L,F,W,K,ue,ge,we,Oe,Be){let He=!1;we!=0&&P.forEach((ot,Lt)=>{if(ot.series[0]==_){let Ct=y[ot.series[1]],_t=e[ot.series[1]],je=(Ct._paths||Aa).band;er(je)&&(je=ot.dir==1?je[0]:je[1]);let Ze,jt=null;Ct.show&&je&&Lb(_t,gn,vn)?(jt=ot.fill(i,Lt)||K,Ze=Ct._paths.clip):je=null,ze(E,L,F,W,jt,ue,ge,we,Oe,Be,Ze,je),He=!0}}),He||ze(E,L,F,W,K,ue,ge,we,Oe,Be)}let Cn=So|fd;function ze(_,E,L,F,W,K,ue,ge,we,Oe,Be,He){Pe(_,E,L,F,W),(we||Oe||He)&&(h.save(),we&&h.clip(we),Oe&&h.clip(Oe)),He?(ge&Cn)==Cn?(h.clip(He),Be&&h.clip(Be),yt(W,ue),bn(_,K,E)):ge&fd?(yt(W,ue),h.clip(He),bn(_,K,E)):ge&So&&(h.save(),h.clip(He),Be&&h.clip(Be),yt(W,ue),h.restore(),bn(_,K,E)):(yt(W,ue),bn(_,K,E)),(we||Oe||He)&&h.restore()}function bn(_,E,L){L>0&&(E instanceof Map?E.forEach((F,W)=>{h.strokeStyle=so=W,h.stroke(F)}):E!=null&&_&&h.stroke(E))}function yt(_,E){E instanceof Map?E.forEach((L,F)=>{h.fillStyle=$s=F,h.fill(L)}):E!=null&&_&&h.fill(E)}function Ts(_,E,L,F){let W=R[_],K;if(F<=0)K=[0,0];else{let ue=W._space=W.space(i,_,E,L,F),ge=W._incrs=W.incrs(i,_,E,L,F,ue);K=QS(E,L,ge,F,ue)}return W._found=K}function Sn(_,E,L,F,W,K,ue,ge,we,Oe){let Be=ue%2/2;b==1&&h.translate(Be,Be),Pe(ge,ue,we,Oe,ge),h.beginPath();let He,ot,Lt,Ct,_t=W+(F==0||F==3?-K:K);L==0?(ot=W,Ct=_t):(He=W,Lt=_t);for(let je=0;je<_.length;je++)E[je]!=null&&(L==0?He=Lt=_[je]:ot=Ct=_[je],h.moveTo(He,ot),h.lineTo(Lt,Ct));h.stroke(),b==1&&h.translate(-Be,-Be)}function oo(_){let E=!0;return R.forEach((L,F)=>{if(!L.show)return;let W=S[L.scale];if(W.min==null){L._show&&(E=!1,L._show=!1,dt(!1));return}else L._show||(E=!1,L._show=!0,dt(!1));let K=L.side,ue=K%2,{min:ge,max:we}=W,[Oe,Be]=Ts(F,ge,we,ue==0?z:De);if(Be==0)return;let He=W.distr==2,ot=L._splits=L.splits(i,F,ge,we,Oe,Be,He),Lt=W.distr==2?ot.map(Ze=>hi[Ze]):ot,Ct=W.distr==2?hi[ot[1]]-hi[ot[0]]:Oe,_t=L._values=L.values(i,L.filter(i,Lt,F,Be,Ct),F,Be,Ct);L._rotate=K==2?L.rotate(i,_t,F,Be):0;let je=L._size;L._size=Ii(L.size(i,_t,F,_)),je!=null&&L._size!=je&&(E=!1)}),E}function os(_){let E=!0;return fa.forEach((L,F)=>{let W=L(i,F,ss,_);W!=zi[F]&&(E=!1),zi[F]=W}),E}function Es(){for(let _=0;_<R.length;_++){let E=R[_];if(!E.show||!E._show)continue;let L=E.side,F=L%2,W,K,ue=E.stroke(i,_),ge=L==0||L==3?-1:1,[we,Oe]=E._found;if(E.label!=null){let jn=E.labelGap*ge,pi=Pn((E._lpos+jn)*Dt);ke(E.labelFont[0],ue,"center",L==2?"top":Nm),h.save(),F==1?(W=K=0,h.translate(pi,Pn(M+fe/2)),h.rotate((L==3?-zl:zl)/2)):(W=Pn(I+$/2),K=pi);let Ar=Mg(E.label)?E.label(i,_,we,Oe):E.label;h.fillText(Ar,W,K),h.restore()}if(Oe==0)continue;let Be=S[E.scale],He=F==0?$:fe,ot=F==0?I:M,Lt=E._splits,Ct=Be.distr==2?Lt.map(jn=>hi[jn]):Lt,_t=Be.distr==2?hi[Lt[1]]-hi[Lt[0]]:we,je=E.ticks,Ze=E.border,jt=je.show?je.size:0,dn=Pn(jt*Dt),On=Pn((E.alignTo==2?E._size-jt-E.gap:E.gap)*Dt),Gt=E._rotate*-zl/180,fn=p(E._pos*Dt),di=(dn+On)*ge,Jn=fn+di;K=F==0?Jn:0,W=F==1?Jn:0;let Ri=E.font[0],Hi=E.align==1?go:E.align==2?Qh:Gt>0?go:Gt<0?Qh:F==0?"center":L==3?Qh:go,cs=Gt||F==1?"middle":L==2?"top":Nm;ke(Ri,ue,Hi,cs);let fi=E.font[1]*E.lineGap,Ci=Lt.map(jn=>p(a(jn,Be,He,ot))),Vi=E._values;for(let jn=0;jn<Vi.length;jn++){let pi=Vi[jn];if(pi!=null){F==0?W=Ci[jn]:K=Ci[jn],pi=""+pi;let Ar=pi.indexOf(`
`)==-1?[pi]:pi.split(/\n/gm);for(let Qn=0;Qn<Ar.length;Qn++){let jp=Ar[Qn];Gt?(h.save(),h.translate(W,K+Qn*fi),h.rotate(Gt),h.fillText(jp,0,0),h.restore()):h.fillText(jp,W,K+Qn*fi)}}}je.show&&Sn(Ci,je.filter(i,Ct,_,Oe,_t),F,L,fn,dn,$t(je.width*Dt,3),je.stroke(i,_),je.dash,je.cap);let us=E.grid;us.show&&Sn(Ci,us.filter(i,Ct,_,Oe,_t),F,F==0?2:1,F==0?M:I,F==0?fe:$,$t(us.width*Dt,3),us.stroke(i,_),us.dash,us.cap),Ze.show&&Sn([fn],[1],F==0?1:0,F==0?1:2,F==1?M:I,F==1?fe:$,$t(Ze.width*Dt,3),Ze.stroke(i,_),Ze.dash,Ze.cap)}Un("drawAxes")}function dt(_){y.forEach((E,L)=>{L>0&&(E._paths=null,_&&(s==1?(E.min=null,E.max=null):E.facets.forEach(F=>{F.min=null,F.max=null})))})}let hn=!1,Kn=!1,zt=[];function Mn(){Kn=!1;for(let _=0;_<zt.length;_++)Un(...zt[_]);zt.length=0}function Xn(){hn||(qb(Np),hn=!0)}function bl(_,E=!1){hn=!0,Kn=E,_(i),Np(),E&&zt.length>0&&queueMicrotask(Mn)}i.batch=bl;function Np(){if(le&&(gt(),le=!1),Me&&(Re(),Me=!1),be){if(Qt(f,go,Je),Qt(f,"top",lt),Qt(f,Ma,z),Qt(f,wa,De),Qt(g,go,Je),Qt(g,"top",lt),Qt(g,Ma,z),Qt(g,wa,De),Qt(d,Ma,cn),Qt(d,wa,yn),u.width=Pn(cn*Dt),u.height=Pn(yn*Dt),R.forEach(({_el:_,_show:E,_size:L,_pos:F,side:W})=>{if(_!=null)if(E){let K=W===3||W===0?L:0,ue=W%2==1;Qt(_,ue?"left":"top",F-K),Qt(_,ue?"width":"height",L),Qt(_,ue?"top":"left",ue?lt:Je),Qt(_,ue?"height":"width",ue?De:z),ld(_,Nr)}else mi(_,Nr)}),so=$s=ro=G=ee=Y=Z=Ce=A=null,Ne=1,xa(!0),Je!=Ae||lt!=Wt||z!=Xe||De!=Ke){dt(!1);let _=z/Xe,E=De/Ke;if(_e&&!ie&&pe.left>=0){pe.left*=_,pe.top*=E,ao&&ds(ao,Pn(pe.left),0,z,De),lo&&ds(lo,0,Pn(pe.top),z,De);for(let L=0;L<ct.length;L++){let F=ct[L];F!=null&&(Zt[L]*=_,Zn[L]*=E,ds(F,Ii(Zt[L]),Ii(Zn[L]),z,De))}}if(Jt.show&&!re&&Jt.left>=0&&Jt.width>0){Jt.left*=_,Jt.width*=_,Jt.top*=E,Jt.height*=E;for(let L in Nh)Qt(ho,L,Jt[L])}Ae=Je,Wt=lt,Xe=z,Ke=De}Un("setSize"),be=!1}cn>0&&yn>0&&(h.clearRect(0,0,u.width,u.height),Un("drawClear"),C.forEach(_=>_()),Un("draw")),Jt.show&&re&&(Sl(Jt),re=!1),_e&&ie&&(Er(null,!0,!1),ie=!1),me.show&&me.live&&ve&&(Lh(),ve=!1),l||(l=!0,i.status=1,Un("ready")),qs=!1,hn=!1}i.redraw=(_,E)=>{Me=E||!1,_!==!1?Zs(T,k.min,k.max):Xn()};function Ch(_,E){let L=S[_];if(L.from==null){if(un==0){let F=L.range(i,E.min,E.max,_);E.min=F[0],E.max=F[1]}if(E.min>E.max){let F=E.min;E.min=E.max,E.max=F}if(un>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;_==T&&L.distr==2&&un>0&&(E.min=Xi(E.min,e[0]),E.max=Xi(E.max,e[0]),E.min==E.max&&E.max++),q[_]=E,le=!0,Xn()}}i.setScale=Ch;let Ph,Ih,ao,lo,kp,Fp,co,uo,Up,Op,Kt,sn,Ys=!1,Hn=pe.drag,kn=Hn.x,Fn=Hn.y;_e&&(pe.x&&(Ph=Pi(gb,g)),pe.y&&(Ih=Pi(vb,g)),k.ori==0?(ao=Ph,lo=Ih):(ao=Ih,lo=Ph),Kt=pe.left,sn=pe.top);let Jt=i.select=En({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),ho=Jt.show?Pi(mb,Jt.over?g:f):null;function Sl(_,E){if(Jt.show){for(let L in _)Jt[L]=_[L],L in Nh&&Qt(ho,L,_[L]);E!==!1&&Un("setSelect")}}i.setSelect=Sl;function Ry(_){if(y[_].show)ne&&ld(at[_],Nr);else if(ne&&mi(at[_],Nr),_e){let L=Le?ct[0]:ct[_];L!=null&&ds(L,-10,-10,z,De)}}function Zs(_,E,L){Ch(_,{min:E,max:L})}function as(_,E,L,F){E.focus!=null&&Dy(_),E.show!=null&&y.forEach((W,K)=>{K>0&&(_==K||_==null)&&(W.show=E.show,Ry(K),s==2?(Zs(W.facets[0].scale,null,null),Zs(W.facets[1].scale,null,null)):Zs(W.scale,null,null),Xn())}),L!==!1&&Un("setSeries",_,E),F&&_a("setSeries",i,_,E)}i.setSeries=as;function Cy(_,E){En(P[_],E)}function Py(_,E){_.fill=bt(_.fill||null),_.dir=Pt(_.dir,-1),E=E??P.length,P.splice(E,0,_)}function Iy(_){_==null?P.length=0:P.splice(_,1)}i.addBand=Py,i.setBand=Cy,i.delBand=Iy;function Ly(_,E){y[_].alpha=E,_e&&ct[_]!=null&&(ct[_].style.opacity=E),ne&&at[_]&&(at[_].style.opacity=E)}let As,Ks,Tr,fo={focus:!0};function Dy(_){if(_!=Tr){let E=_==null,L=Ve.alpha!=1;y.forEach((F,W)=>{if(s==1||W>0){let K=E||W==0||W==_;F._focus=E?null:K,L&&Ly(W,K?1:Ve.alpha)}}),Tr=_,L&&Xn()}}ne&&tt&&Et(Om,Ie,_=>{pe._lock||(et(_),Tr!=null&&as(null,fo,!0,wn.setSeries))});function ls(_,E,L){let F=S[E];L&&(_=_/Dt-(F.ori==1?lt:Je));let W=z;F.ori==1&&(W=De,_=W-_),F.dir==-1&&(_=W-_);let K=F._min,ue=F._max,ge=_/W,we=K+(ue-K)*ge,Oe=F.distr;return Oe==3?_o(10,we):Oe==4?Nb(we,F.asinh):Oe==100?F.bwd(we):we}function Ny(_,E){let L=ls(_,T,E);return Xi(L,e[0],gn,vn)}i.valToIdx=_=>Xi(_,e[0]),i.posToIdx=Ny,i.posToVal=ls,i.valToPos=(_,E,L)=>S[E].ori==0?r(_,S[E],L?$:z,L?I:0):o(_,S[E],L?fe:De,L?M:0),i.setCursor=(_,E,L)=>{Kt=_.left,sn=_.top,Er(null,E,L)};function Bp(_,E){Qt(ho,go,Jt.left=_),Qt(ho,Ma,Jt.width=E)}function zp(_,E){Qt(ho,"top",Jt.top=_),Qt(ho,wa,Jt.height=E)}let ga=k.ori==0?Bp:zp,va=k.ori==1?Bp:zp;function ky(){if(ne&&me.live)for(let _=s==2?1:0;_<y.length;_++){if(_==0&&ht)continue;let E=me.values[_],L=0;for(let F in E)qe[_][L++].firstChild.nodeValue=E[F]}}function Lh(_,E){if(_!=null&&(_.idxs?_.idxs.forEach((L,F)=>{oe[F]=L}):Ob(_.idx)||oe.fill(_.idx),me.idx=oe[0]),ne&&me.live){for(let L=0;L<y.length;L++)(L>0||s==1&&!ht)&&Fy(L,oe[L]);ky()}ve=!1,E!==!1&&Un("setLegend")}i.setLegend=Lh;function Fy(_,E){let L=y[_],F=_==0&&D==2?hi:e[_],W;ht?W=L.values(i,_,E)??rt:(W=L.value(i,E==null?null:F[E],_,E),W=W==null?rt:{_:W}),me.values[_]=W}function Er(_,E,L){Up=Kt,Op=sn,[Kt,sn]=pe.move(i,Kt,sn),pe.left=Kt,pe.top=sn,_e&&(ao&&ds(ao,Pn(Kt),0,z,De),lo&&ds(lo,0,Pn(sn),z,De));let F,W=gn>vn;As=qt,Ks=null;let K=k.ori==0?z:De,ue=k.ori==1?z:De;if(Kt<0||un==0||W){F=pe.idx=null;for(let ge=0;ge<y.length;ge++){let we=ct[ge];we!=null&&ds(we,-10,-10,z,De)}tt&&as(null,fo,!0,_==null&&wn.setSeries),me.live&&(oe.fill(F),ve=!0)}else{let ge,we,Oe;s==1&&(ge=k.ori==0?Kt:sn,we=ls(ge,T),F=pe.idx=Xi(we,e[0],gn,vn),Oe=H(e[0][F],k,K,0));let Be=-10,He=-10,ot=0,Lt=0,Ct=!0,_t="",je="";for(let Ze=s==2?1:0;Ze<y.length;Ze++){let jt=y[Ze],dn=oe[Ze],On=dn==null?null:s==1?e[Ze][dn]:e[Ze][1][dn],Gt=pe.dataIdx(i,Ze,F,we),fn=Gt==null?null:s==1?e[Ze][Gt]:e[Ze][1][Gt];if(ve=ve||fn!=On||Gt!=dn,oe[Ze]=Gt,Ze>0&&jt.show){let di=Gt==null?-10:Gt==F?Oe:H(s==1?e[0][Gt]:e[Ze][0][Gt],k,K,0),Jn=fn==null?-10:N(fn,s==1?S[jt.scale]:S[jt.facets[1].scale],ue,0);if(tt&&fn!=null){let Ri=k.ori==1?Kt:sn,Hi=In(Ve.dist(i,Ze,Gt,Jn,Ri));if(Hi<As){let cs=Ve.bias;if(cs!=0){let fi=ls(Ri,jt.scale),Ci=fn>=0?1:-1,Vi=fi>=0?1:-1;Vi==Ci&&(Vi==1?cs==1?fn>=fi:fn<=fi:cs==1?fn<=fi:fn>=fi)&&(As=Hi,Ks=Ze)}else As=Hi,Ks=Ze}}if(ve||Le){let Ri,Hi;k.ori==0?(Ri=di,Hi=Jn):(Ri=Jn,Hi=di);let cs,fi,Ci,Vi,us,jn,pi=!0,Ar=he.bbox;if(Ar!=null){pi=!1;let Qn=Ar(i,Ze);Ci=Qn.left,Vi=Qn.top,cs=Qn.width,fi=Qn.height}else Ci=Ri,Vi=Hi,cs=fi=he.size(i,Ze);if(jn=he.fill(i,Ze),us=he.stroke(i,Ze),Le)Ze==Ks&&As<=Ve.prox&&(Be=Ci,He=Vi,ot=cs,Lt=fi,Ct=pi,_t=jn,je=us);else{let Qn=ct[Ze];Qn!=null&&(Zt[Ze]=Ci,Zn[Ze]=Vi,Xm(Qn,cs,fi,pi),Gm(Qn,jn,us),ds(Qn,Ii(Ci),Ii(Vi),z,De))}}}}if(Le){let Ze=Ve.prox,jt=Tr==null?As<=Ze:As>Ze||Ks!=Tr;if(ve||jt){let dn=ct[0];dn!=null&&(Zt[0]=Be,Zn[0]=He,Xm(dn,ot,Lt,Ct),Gm(dn,_t,je),ds(dn,Ii(Be),Ii(He),z,De))}}}if(Jt.show&&Ys)if(_!=null){let[ge,we]=wn.scales,[Oe,Be]=wn.match,[He,ot]=_.cursor.sync.scales,Lt=_.cursor.drag;if(kn=Lt._x,Fn=Lt._y,kn||Fn){let{left:Ct,top:_t,width:je,height:Ze}=_.select,jt=_.scales[He].ori,dn=_.posToVal,On,Gt,fn,di,Jn,Ri=ge!=null&&Oe(ge,He),Hi=we!=null&&Be(we,ot);Ri&&kn?(jt==0?(On=Ct,Gt=je):(On=_t,Gt=Ze),fn=S[ge],di=H(dn(On,He),fn,K,0),Jn=H(dn(On+Gt,He),fn,K,0),ga(qi(di,Jn),In(Jn-di))):ga(0,K),Hi&&Fn?(jt==1?(On=Ct,Gt=je):(On=_t,Gt=Ze),fn=S[we],di=N(dn(On,ot),fn,ue,0),Jn=N(dn(On+Gt,ot),fn,ue,0),va(qi(di,Jn),In(Jn-di))):va(0,ue)}else kh()}else{let ge=In(Up-kp),we=In(Op-Fp);if(k.ori==1){let ot=ge;ge=we,we=ot}kn=Hn.x&&ge>=Hn.dist,Fn=Hn.y&&we>=Hn.dist;let Oe=Hn.uni;Oe!=null?kn&&Fn&&(kn=ge>=Oe,Fn=we>=Oe,!kn&&!Fn&&(we>ge?Fn=!0:kn=!0)):Hn.x&&Hn.y&&(kn||Fn)&&(kn=Fn=!0);let Be,He;kn&&(k.ori==0?(Be=co,He=Kt):(Be=uo,He=sn),ga(qi(Be,He),In(He-Be)),Fn||va(0,ue)),Fn&&(k.ori==1?(Be=co,He=Kt):(Be=uo,He=sn),va(qi(Be,He),In(He-Be)),kn||ga(0,K)),!kn&&!Fn&&(ga(0,0),va(0,0))}if(Hn._x=kn,Hn._y=Fn,_==null){if(L){if(Jp!=null){let[ge,we]=wn.scales;wn.values[0]=ge!=null?ls(k.ori==0?Kt:sn,ge):null,wn.values[1]=we!=null?ls(k.ori==1?Kt:sn,we):null}_a(ed,i,Kt,sn,z,De,F)}if(tt){let ge=L&&wn.setSeries,we=Ve.prox;Tr==null?As<=we&&as(Ks,fo,!0,ge):As>we?as(null,fo,!0,ge):Ks!=Tr&&as(Ks,fo,!0,ge)}}ve&&(me.idx=F,Lh()),E!==!1&&Un("setCursor")}let Js=null;Object.defineProperty(i,"rect",{get(){return Js==null&&xa(!1),Js}});function xa(_=!1){_?Js=null:(Js=g.getBoundingClientRect(),Un("syncRect",Js))}function Hp(_,E,L,F,W,K,ue){pe._lock||Ys&&_!=null&&_.movementX==0&&_.movementY==0||(Dh(_,E,L,F,W,K,ue,!1,_!=null),_!=null?Er(null,!0,!0):Er(E,!0,!1))}function Dh(_,E,L,F,W,K,ue,ge,we){if(Js==null&&xa(!1),et(_),_!=null)L=_.clientX-Js.left,F=_.clientY-Js.top;else{if(L<0||F<0){Kt=-10,sn=-10;return}let[Oe,Be]=wn.scales,He=E.cursor.sync,[ot,Lt]=He.values,[Ct,_t]=He.scales,[je,Ze]=wn.match,jt=E.axes[0].side%2==1,dn=k.ori==0?z:De,On=k.ori==1?z:De,Gt=jt?K:W,fn=jt?W:K,di=jt?F:L,Jn=jt?L:F;if(Ct!=null?L=je(Oe,Ct)?a(ot,S[Oe],dn,0):-10:L=dn*(di/Gt),_t!=null?F=Ze(Be,_t)?a(Lt,S[Be],On,0):-10:F=On*(Jn/fn),k.ori==1){let Ri=L;L=F,F=Ri}}we&&(E==null||E.cursor.event.type==ed)&&((L<=1||L>=z-1)&&(L=Lr(L,z)),(F<=1||F>=De-1)&&(F=Lr(F,De))),ge?(kp=L,Fp=F,[co,uo]=pe.move(i,L,F)):(Kt=L,sn=F)}let Nh={width:0,height:0,left:0,top:0};function kh(){Sl(Nh,!1)}let Vp,Gp,Wp,Xp;function qp(_,E,L,F,W,K,ue){Ys=!0,kn=Fn=Hn._x=Hn._y=!1,Dh(_,E,L,F,W,K,ue,!0,!1),_!=null&&(Et(td,od,$p,!1),_a(Fm,i,co,uo,z,De,null));let{left:ge,top:we,width:Oe,height:Be}=Jt;Vp=ge,Gp=we,Wp=Oe,Xp=Be}function $p(_,E,L,F,W,K,ue){Ys=Hn._x=Hn._y=!1,Dh(_,E,L,F,W,K,ue,!1,!0);let{left:ge,top:we,width:Oe,height:Be}=Jt,He=Oe>0||Be>0,ot=Vp!=ge||Gp!=we||Wp!=Oe||Xp!=Be;if(He&&ot&&Sl(Jt),Hn.setScale&&He&&ot){let Lt=ge,Ct=Oe,_t=we,je=Be;if(k.ori==1&&(Lt=we,Ct=Be,_t=ge,je=Oe),kn&&Zs(T,ls(Lt,T),ls(Lt+Ct,T)),Fn)for(let Ze in S){let jt=S[Ze];Ze!=T&&jt.from==null&&jt.min!=qt&&Zs(Ze,ls(_t+je,Ze),ls(_t,Ze))}kh()}else pe.lock&&(pe._lock=!pe._lock,Er(E,!0,_!=null));_!=null&&(Rn(td,od),_a(td,i,Kt,sn,z,De,null))}function Uy(_,E,L,F,W,K,ue){if(pe._lock)return;et(_);let ge=Ys;if(Ys){let we=!0,Oe=!0,Be=10,He,ot;k.ori==0?(He=kn,ot=Fn):(He=Fn,ot=kn),He&&ot&&(we=Kt<=Be||Kt>=z-Be,Oe=sn<=Be||sn>=De-Be),He&&we&&(Kt=Kt<co?0:z),ot&&Oe&&(sn=sn<uo?0:De),Er(null,!0,!0),Ys=!1}Kt=-10,sn=-10,oe.fill(null),Er(null,!0,!0),ge&&(Ys=ge)}function Yp(_,E,L,F,W,K,ue){pe._lock||(et(_),ma(),kh(),_!=null&&_a(Bm,i,Kt,sn,z,De,null))}function Zp(){R.forEach(eM),B(i.width,i.height,!0)}kr(Hl,xo,Zp);let po={};po.mousedown=qp,po.mousemove=Hp,po.mouseup=$p,po.dblclick=Yp,po.setSeries=(_,E,L,F)=>{let W=wn.match[2];L=W(i,E,L),L!=-1&&as(L,F,!0,!1)},_e&&(Et(Fm,g,qp),Et(ed,g,Hp),Et(Um,g,_=>{et(_),xa(!1)}),Et(Om,g,Uy),Et(Bm,g,Yp),pd.add(i),i.syncRect=xa);let Ml=i.hooks=n.hooks||{};function Un(_,E,L){Kn?zt.push([_,E,L]):_ in Ml&&Ml[_].forEach(F=>{F.call(null,i,E,L)})}(n.plugins||[]).forEach(_=>{for(let E in _.hooks)Ml[E]=(Ml[E]||[]).concat(_.hooks[E])});let Kp=(_,E,L)=>L,wn=En({key:null,setSeries:!1,filters:{pub:Km,sub:Km},scales:[T,y[1]?y[1].scale:null],match:[Jm,Jm,Kp],values:[null,null]},pe.sync);wn.match.length==2&&wn.match.push(Kp),pe.sync=wn;let Jp=wn.key,Fh=$g(Jp);function _a(_,E,L,F,W,K,ue){wn.filters.pub(_,E,L,F,W,K,ue)&&Fh.pub(_,E,L,F,W,K,ue)}Fh.sub(i);function Oy(_,E,L,F,W,K,ue){wn.filters.sub(_,E,L,F,W,K,ue)&&po[_](null,E,L,F,W,K,ue)}i.pub=Oy;function By(){Fh.unsub(i),pd.delete(i),Nn.clear(),cd(Hl,xo,Zp),c.remove(),Ie?.remove(),Un("destroy")}i.destroy=By;function Uh(){Un("init",n,e),pa(e||n.data,!1),q[T]?Ch(T,q[T]):ma(),re=Jt.show&&(Jt.width>0||Jt.height>0),ie=ve=!0,B(n.width,n.height)}return y.forEach(io),R.forEach(Ms),t?t instanceof HTMLElement?(t.appendChild(c),Uh()):t(i,Uh):Uh(),i}Vn.assign=En;Vn.fmtNum=bd;Vn.rangeNum=Vl;Vn.rangeLog=Xl;Vn.rangeAsinh=_d;Vn.orient=Ur;Vn.pxRatio=Dt;Vn.join=Xb;Vn.fmtDate=Md,Vn.tzDate=nS;Vn.sync=$g;{Vn.addGap=OS,Vn.clipGaps=Yl;let n=Vn.paths={points:Qg};n.linear=t0,n.stepped=HS,n.bars=VS,n.spline=WS}function r0(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let s=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=s>.499&&s<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let r=1;return s>0&&s<.12?r=Math.log(s)/Math.log(1/3):s===0&&t-e>50&&(r=3),{toPosition:o=>i((o-e)/(t-e))**(1/r),toValue:o=>e+(t-e)*i(o)**r}}function jl(n,e){let t=n.min??-1/0,i=n.max??1/0,s=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,s))}function Ql(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function o0(n){let e=n.trim().replace(/^\+/,"");return/^\d{1,18}$/.test(e)?e.replace(/^0+(?=\d)/,""):void 0}function wt(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return String(Number(n.toPrecision(3))).includes("e")?String(Number(n.toPrecision(3))).replace("e+","e"):n.toExponential(2).replace(/\.?0+e\+?/,"e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),s=n.toFixed(i);return i>0?s.replace(/\.?0+$/,""):s.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function xi(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function Or(n){return Math.abs(n)>=1e3?`${wt(n/1e3,3)} km`:`${wt(n,3)} m`}function ec(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,s)=>a0(i,`stage.${s+1}`,"stage"))}function a0(n,e,t){let i=n.written??{},s={...i,...n.values??{}},r=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((h,d)=>r.push(a0(h,`${e}.${l}.${d+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:s,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:r}}function _i(n,e){for(let t of n){if(t.place===e)return t;let i=_i(t.children,e);if(i!==void 0)return i}}function Is(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function Fe(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function ti(n){return typeof n=="number"?Number.isFinite(n)?tM(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(ti).join(", ")}]`:JSON.stringify(String(n))}function tM(n){return String(Number(n.toPrecision(7))).replace("e+","e")}function l0(n,e){let t=(e??{}).materials,i=n.map(s=>({...s}));for(let[s,r]of Object.entries(t??{})){let o=i.find(c=>c.name===s),a=i.find(c=>c.name===r.base),l=o??{colour:"#8a8580",...a,name:s};r.colour!==void 0&&(l.colour=nM(r.colour)??l.colour),typeof r.loose=="boolean"&&(l.loose=r.loose),o===void 0&&i.push(l)}return i}function nM(n){if(typeof n=="string")return/^#[0-9a-fA-F]{6}$/.test(n)?n:void 0;if(!(!Array.isArray(n)||n.length!==3))return"#"+n.map(e=>Math.max(0,Math.min(255,Math.round(Number(e)))).toString(16).padStart(2,"0")).join("")}var Br={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0,sea:void 0};var O=new ai({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},name:"",text:"",cards:[],structure:{},rocks:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...Br},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",compare:{left:"",right:"",show:"land",words:[],busy:!1},fromNow:!1}),iM=1;function rn(n,e,t=""){let{notices:i}=O.value;if(i.find(a=>a.sentence===e&&a.kind===n)!==void 0)return;let r={id:iM++,kind:n,sentence:e,about:t},o=i.filter(a=>n!=="error"||a.kind!=="error");O.set({notices:[...o.slice(-2),r]}),n!=="error"&&setTimeout(()=>Id(r.id),n==="note"?5e3:9e3)}function u0(n){let{notices:e}=O.value,t=e.filter(i=>i.about!==n);t.length<e.length&&O.set({notices:t})}function Id(n){O.set({notices:O.value.notices.filter(e=>e.id!==n)})}function zr(n){let{run:e,settings:t}=O.value;n.setSea(e.sea_level??t.sea??void 0)}var Pd=[],c0=0;function h0(){let n=Date.now(),e=n-c0<1500;c0=n,e||Pd.push({level:O.value.settings.sea,text:O.value.text})}function d0(){let n=Pd.pop();return n===void 0?!1:n.text!==O.value.text?(Pd.length=0,!1):(O.set({settings:{...O.value.settings,sea:n.level}}),!0)}var mn,xe;function f0(n,e){mn=n,xe=e}async function St(n,...e){try{let t=await mn.ask(n,...e);return u0(n),t}catch(t){let i=t;i.problems?.length>0&&O.set({problems:i.problems}),rn("error",i.message,n);return}}async function nr(){let{run:n}=O.value;!n.running&&n.ticks>0&&n.tick>=n.ticks&&await St("seek",{tick:0}),await St(n.running?"pause":"run")}var Eo=(n=1)=>St("step",{n});async function ic(){d0()?zr(xe):await St("undo")}var sc=()=>St("redo"),Ld=!1,tc;async function Li(n){if(tc=n,!Ld){for(Ld=!0;tc!==void 0;){let e=tc;tc=void 0,await St("seek",{tick:e})}Ld=!1}}var Dd=!1,nc=new Map;async function pn(n,e,t=!1){let i=n.every(s=>s.kind==="set")?n.map(s=>s.place).join(" "):`${e} ${Math.random()}`;if(nc.set(i,{edits:n,what:e,fromNow:t}),!Dd){for(Dd=!0;nc.size>0;){let[s,r]=nc.entries().next().value;nc.delete(s),await St("edit",{edits:r.edits,what:r.what,from_now:r.fromNow})}Dd=!1}}async function rc(n,e){try{return await mn.ask("text",{text:n,what:e}),O.set({problems:[]}),[]}catch(t){let i=t,s=i.problems?.length?i.problems:[{message:i.message}];return O.set({problems:s}),s}}function Nd(n,e,t,i){let s=_i(O.value.cards,n),r=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?ti(`${ti(t)} ${i}`):ti(t),o=s?.list==="process"&&O.value.fromNow;pn([{kind:"set",place:`${n}.${e}`,value:r}],`${Fe(e)}: ${s?.label??n}`,o)}function p0(n,e){let t=_i(O.value.cards,n);t!==void 0&&!(e in t.written)||pn([{kind:"unset",place:`${n}.${e}`}],w("{name} as it was",{name:Fe(e)}))}function oc(n,e){let t=O.value.run.grid??{columns:2,spacing:1},i=t.spacing*Math.max(1,t.columns-1)/Math.max(1,n-1);pn([{kind:"set",place:"grid.size",value:`[${n}, ${e}]`},{kind:"set",place:"grid.spacing",value:ti(i)}],w("Size"))}function kd(n,e){let t=O.value.cards,i=n==="stage"?void 0:_i(t,n.replace(/\.(process|event)$/,"")),s=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,r=O.value.selected,o=r!==""&&Is(r).list===n?Is(r).number+1:s+1,a=`${n}.${o}`;pn([{kind:"insert",place:a,value:`op = "${e}"`}],w("{name} added",{name:Fe(e)})),O.set({selected:a,dialog:"",right:!0})}function ac(n){let e=_i(O.value.cards,n);pn([{kind:"remove",place:n}],w("{name} removed",{name:Fe(e?.op??n)})),O.set({selected:""})}function lc(n,e){let{list:t,number:i}=Is(n);if(e===i||e<1)return;let s=_i(O.value.cards,n);pn([{kind:"move",place:n,to:e}],w("{name} moved",{name:Fe(s?.op??n)})),O.set({selected:`${t}.${e}`})}function cc(n){let e=_i(O.value.cards,n);if(e===void 0)return;let t=Fe(e.op);e.enabled?pn([{kind:"set",place:`${n}.enabled`,value:"false"}],w("{name} off",{name:t})):pn([{kind:"unset",place:`${n}.enabled`}],w("{name} on",{name:t}))}function Fd({text:n,structure:e,problems:t}){let i=ec(e),s=l0(O.value.catalog?.materials??[],e);O.set({text:n,structure:e,problems:t,cards:i,rocks:s}),typeof e.name=="string"&&O.set({name:e.name}),_i(i,O.value.selected)===void 0&&O.set({selected:""}),xe.landScene.setRocks(s),xe.otherMap.classes=xe.map.classes=s.map(r=>sM(r.colour))}function sM(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}function uc(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function Ud(n){try{return(await mn.upload(n.name,n)).file}catch(e){rn("error",e.message);return}}async function hc(n){if(n.name.endsWith(".toml")){let t=await rc(await n.text(),w("{name} opened",{name:n.name}));t.length>0&&rn("error",t[0].message);return}let e=await Ud(n);e!==void 0&&(await St("open",{file:e}),rn("note",w("{name} opened",{name:n.name})))}function ir(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function m0(){let n=O.value.name||"recipe";ir(new Blob([O.value.text],{type:"application/toml"}),`${n}.toml`)}async function Ao(n=1){try{ir(await xe.screenshot(n),`${O.value.name||"land"}_${O.value.run.tick}.png`)}catch(e){rn("error",e.message)}}function rM(n,e){let t=[...e.keys()],i=r=>r==null||!Number.isFinite(r)?"":String(r),s=n.map((r,o)=>[r,...t.map(a=>i(e.get(a)?.[o]))].join(","));return["step",...t].join(",")+`
`+s.join(`
`)+`
`}function g0(n,e){ir(new Blob([rM(n,e)],{type:"text/csv"}),`${O.value.name||"land"}_charts.csv`),rn("note",w("The curves are saved as a table."))}var oM=Symbol.for("pv"),aM=0;function m(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:oM,__v:--aM,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Ht.vnode&&Ht.vnode(c),c}var Od={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",first:"M5 4v12M15 4l-7 6 7 6z",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",more:"M4 10h.01M10 10h.01M16 10h.01M4 5h.01M10 5h.01M16 5h.01M4 15h.01M10 15h.01M16 15h.01"};function mt({name:n}){return m(Ca,{lines:Od[n]})}function Ca({lines:n}){return m("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:m("path",{d:n,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}var dc=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function v0(){let n=ce(Ir,t=>t.version),e=Cm([...Gi.values.keys()]);return m("section",{class:"charts","aria-label":w("Charts"),children:[e.map(t=>m(lM,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&m("p",{class:"chart empty",children:w("Curves appear while the land runs.")}),m(cM,{}),m(uM,{}),e.length>0&&m("button",{class:"small savecharts",onClick:()=>g0(Gi.ticks,Gi.values),title:w("Save the curves as a table (CSV)"),children:[m(mt,{name:"export"})," CSV"]})]})}function lM({title:n,names:e,version:t}){let i=Xt(null),s=Xt(null),r=e.join(" "),o=()=>[Gi.ticks,...e.map(u=>Gi.values.get(u)??[])];kt(()=>{let u=i.current,h={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},d={width:u.clientWidth||260,height:122,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...h,size:28,space:70},{...h,space:26,values:(g,b)=>b.map(p=>wt(p,4)),size:(g,b)=>18+7.5*Math.max(3,...(b??[]).map(p=>p.length))}],series:[{},...e.map((g,b)=>({label:g,stroke:dc[b%dc.length],width:1.6,points:{show:!1}}))]};s.current=new Vn(d,o(),u);let f=new ResizeObserver(()=>s.current?.setSize({width:u.clientWidth,height:122}));return f.observe(u),()=>{f.disconnect(),s.current?.destroy()}},[r]),kt(()=>s.current?.setData(o()),[t,r]);let a=xi(Pm(e[0])),l=u=>{let h=Gi.values.get(u)??[];return h[h.length-1]??NaN};return m("figure",{class:"chart",onClick:u=>{let h=s.current?.cursor.left;h!==void 0&&h>=0&&u.detail===2&&Li(Math.round(s.current.posToVal(h,"x")))},title:w("Double click: go to this moment"),children:[m("figcaption",{children:[m("span",{children:[w(n),a&&` (${a})`]})," ",e.length===1?m("b",{children:wt(l(e[0]))}):m("span",{class:"keys",children:e.map((u,h)=>m("span",{children:[m("i",{style:{background:dc[h%dc.length]}}),w(Fe(u.replace("ledger.","")))]},u))})]}),m("div",{ref:i,role:"img","aria-label":e.map(u=>`${Fe(u)} ${wt(l(u))} ${a}`.trim()).join(", ")})]})}function cM(){let n=ce(O,l=>l.settings.field),e=ce(O,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=xt();if(kt(()=>{let l=!1;return mn.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]),t===void 0||t.counts.length===0)return null;let{counts:s}=t,r=Math.max(...s,1),o=xi(t.unit),a=s.map((l,c)=>{let[u,h]=[c,c+1].map(f=>f/s.length*240),d=100-96*l/r;return`${u},${d} ${h},${d}`}).join(" ");return m("figure",{class:"chart",children:[m("figcaption",{children:[w("Spread of {name}",{name:Fe(n)})," ",m("b",{children:[w("median")," ",wt(t.median)," ",o]})]}),m("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":w("Spread of {name}",{name:Fe(n)}),children:m("polygon",{points:`0,100 ${a} 240,100`})}),m("div",{class:"ends",children:[m("span",{children:wt(t.low)}),m("span",{children:[wt(t.high)," ",o]})]})]})}function uM(){let[n,e]=xt(),[t,i]=xt(!1),s=ce(O,c=>c.tick),[r,o]=xt(-1),a=async()=>{i(!0);let c=await St("realism");c!==void 0&&e(c),o(s),i(!1)},l=n?.measures??[];return m("figure",{class:"chart gates",children:[m("figcaption",{children:[w("Would it pass for real land?")," ",m("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?w("Measuring…"):n&&r!==s?w("Measure again"):w("Measure")})]}),m("ul",{children:l.map(c=>m("li",{class:c.verdict,title:c.sentence,children:[m("i",{"aria-hidden":"true"})," ",c.title||Fe(c.name),m("small",{children:[" ",c.value===null?"":wt(c.value,3)," · ",w(c.verdict)]})]},c.name))})]})}function Ls({title:n,children:e,wide:t}){let i=Xt(null);kt(()=>{let r=i.current,o=document.activeElement;return r.showModal(),r.querySelector("[autofocus]")?.focus(),()=>{r.close(),o?.focus?.()}},[]);let s=()=>O.set({dialog:""});return m("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:r=>{r.preventDefault(),s()},onClick:r=>{r.target===i.current&&s()},children:[m("header",{children:[m("h2",{children:n}),m("button",{class:"icon",onClick:s,"aria-label":w("Close"),title:w("Close"),children:m(mt,{name:"close"})})]}),m("div",{class:"content",children:e})]})}var hM=1500,dM=6e4;async function x0(n,e){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let t=n.canvas.captureStream(30),i=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(h=>MediaRecorder.isTypeSupported(h));if(i===void 0)return;let s=[],r=0,o=new MediaRecorder(t,{mimeType:i,videoBitsPerSecond:12e6});o.ondataavailable=h=>{s.push(h.data),r+=h.data.size};let a=new Promise(h=>o.onstop=()=>h());o.start(250);let l=performance.now()+e*1e3,c=n.pictures,u=()=>n.pictures<c+2||r<hM;for(;performance.now()<l||u()&&performance.now()<l+dM;)n.invalidate(),await new Promise(h=>setTimeout(h,33));o.stop(),await a;for(let h of t.getTracks())h.stop();return new Blob(s,{type:i})}function _0(){let n=ce(O,D=>D.catalog),e=ce(O,D=>D.run.fields)??[],t=ce(O,D=>D.run),[i,s]=xt(["height"]),[r,o]=xt(".exr"),[a,l]=xt(""),[c,u]=xt([]),[h,d]=xt(""),[f,g]=xt(8);if(n===void 0)return null;let b=e.length>0?e:n.fields.map(D=>D.name),p=O.value.name||"land",v=n.export_sets??[],y=v.find(D=>D.name===a),R=Number(t.grid?.columns??0),S=[...y?.sizes??[]].sort((D,H)=>Math.abs(D-R)-Math.abs(H-R)).slice(0,2).sort((D,H)=>D-H),P=y!==void 0&&y.sizes.length>0&&!(y.sizes.includes(R)&&t.grid?.columns===t.grid?.rows),T=async(D,H)=>{d(D),await H(),d("")},x=(D,H)=>{let N=D.filter(q=>q!==void 0);u(N),H!==void 0&&N.length===0&&rn("note",w("Written to {place}",{place:H}))},C=()=>T("files",async()=>{let D=i.map(N=>({field:N,file:`${N}${r}`})),H=await St("export",y?{set:a,fields:e}:{outputs:D});H&&x(H.files.map(N=>N.file))}),V=D=>T("picture",async()=>{await Ao(D)}),U=()=>T("film",async()=>{let D=await x0(xe,f);D===void 0?rn("error",w("This browser cannot record the canvas.")):ir(D,`${p}.webm`)}),k=()=>T("timelapse",async()=>{let D=await St("timelapse",{seconds:f,fps:25});D&&x([D.file],D.folder)});return m(Ls,{title:w("Export"),wide:!0,children:[m("section",{children:[m("h3",{children:w("Files for other programs")}),v.length>0&&m("div",{class:"kinds",role:"radiogroup","aria-label":w("For which program"),children:[m("button",{role:"radio","aria-checked":a==="",onClick:()=>l(""),children:w("My choice")}),v.map(D=>m("button",{role:"radio","data-set":D.name,"aria-checked":a===D.name,onClick:()=>l(D.name),children:D.title},D.name))]}),y!==void 0&&m("div",{class:"setwords",children:[m("p",{children:y.sentence}),m("p",{class:"sentence",children:[y.files.filter(D=>!D.if_there||e.includes(D.field)).map(D=>D.file).join(", ")," ","· ",t.grid?.columns," × ",t.grid?.rows]}),P&&m("div",{class:"buttons",children:[m("p",{class:"sentence",children:w("It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:",{list:y.sizes.join(", ")})}),S.map(D=>m("button",{class:"small","data-size":D,onClick:()=>oc(D,D),children:[D," × ",D]},D))]}),m("button",{class:"primary",disabled:h!=="",onClick:()=>{C()},children:h==="files"?w("Writing…"):w("Write files")})]}),y===void 0&&m("div",{class:"grid2",children:[m("fieldset",{children:[m("legend",{children:w("Fields")}),m("div",{class:"checks",children:b.map(D=>m("label",{children:[m("input",{type:"checkbox",checked:i.includes(D),onChange:H=>s(H.currentTarget.checked?[...i,D]:i.filter(N=>N!==D))})," ",Fe(D)]},D))})]}),m("div",{children:[m("label",{class:"control tight",children:[w("Format"),m("select",{value:r,onChange:D=>o(D.currentTarget.value),children:n.formats.filter(D=>D.writes!==!1).map(D=>m("option",{value:D.ending,children:[D.name," (",D.ending,")"]},D.ending))})]}),m("p",{class:"sentence",children:n.formats.find(D=>D.ending===r)?.summary}),m("button",{class:"primary",disabled:h!==""||i.length===0,onClick:()=>{C()},children:h==="files"?w("Writing…"):w("Write files")})]})]})]}),m("section",{children:[m("h3",{children:w("Picture")}),m("div",{class:"buttons",children:[m("button",{disabled:h!=="",onClick:()=>{V(1)},children:w("As seen")}),m("button",{disabled:h!=="",onClick:()=>{V(2)},children:w("Twice as large")}),m("button",{disabled:h!=="",onClick:()=>{T("render",async()=>{x([(await St("picture",{kind:"relief"}))?.file])})},children:w("Drawn by the engine")})]})]}),m("section",{children:[m("h3",{children:w("Film")}),m("div",{class:"buttons",children:[m("label",{children:[w("Seconds")," ",m("input",{type:"number",min:1,max:120,value:f,onChange:D=>g(Number(D.currentTarget.value))})]}),m("button",{disabled:h!=="",onClick:()=>{U()},children:h==="film"?w("Recording…"):w("Record what is seen")}),m("button",{disabled:h!=="",onClick:()=>{k()},children:h==="timelapse"?w("Rendering…"):w("Time-lapse of the recorded moments")})]})]}),c.length>0&&m("ul",{class:"files","aria-label":w("Files"),children:c.map(D=>m("li",{children:m("a",{href:mn.link(`/api/file/${D}`),download:!0,children:D})},D))})]})}function y0(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(s=>s!=="");if(t.length===0)return n;let i=n.map(s=>({op:s,score:fM(s,t)})).filter(s=>s.score>0);return i.sort((s,r)=>r.score-s.score||s.op.name.localeCompare(r.op.name)),i.map(s=>s.op)}function fM(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),s=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),r=0;for(let o of e)if(t===o)r+=100;else if(t.startsWith(o))r+=40;else if(t.includes(o))r+=20;else if(i.includes(o))r+=8;else if(n.kind.startsWith(o))r+=5;else if(s.includes(o))r+=2;else return 0;return r}function b0(){let n=ce(O,c=>c.catalog),e=ce(O,c=>c.addTo),[t,i]=xt(""),[s,r]=xt("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=y0(o,t),l=[...new Set(a.map(c=>c.kind))];return m(Ls,{title:e==="stage"?w("Add a stage"):w("Add a process"),children:[m("input",{class:"search",type:"search",autofocus:!0,placeholder:w("Search: rain, dunes, canyon…"),"aria-label":w("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&kd(e,a[0].name)}}),m("div",{class:"operators",role:"list",children:[l.map(c=>m("div",{role:"listitem",children:[m("h3",{children:w(c)}),a.filter(u=>u.kind===c).map(u=>m("div",{class:"operator",children:[m("button",{"data-op":u.name,onClick:()=>kd(e,u.name),children:[m("strong",{children:Fe(u.name)}),m("span",{children:u.summary})]}),m("button",{class:"small quiet","aria-expanded":s===u.name,title:w("Explain"),"aria-label":`${w("Explain")}: ${Fe(u.name)}`,onClick:()=>r(s===u.name?"":u.name),children:"i"}),s===u.name&&m("img",{src:mn.link(`/api/explain/${u.name}.png`),alt:w("Before and after {name} with its defaults",{name:Fe(u.name)})})]},u.name))]},c)),a.length===0&&m("p",{children:w("Nothing is called that. Try a plainer word.")})]})]})}function fc(n,e){return[n,...Object.keys(e).filter(t=>e[t])].join(" ")}function S0(){let n=ce(O,e=>e.cards);return m("div",{class:"cards",children:[m("ol",{class:"cardlist","aria-label":w("Stages"),children:n.map((e,t)=>m(Bd,{card:e,count:n.length,number:t+1},e.place))}),m("button",{class:"add",onClick:()=>O.set({dialog:"add",addTo:"stage"}),children:[m(mt,{name:"plus"})," ",w("Add a stage")]})]})}function Bd({card:n,count:e,number:t}){let i=ce(O,h=>h.selected===n.place),s=ce(O,h=>h.run.label===n.label&&h.run.tick<h.run.ticks)&&n.list==="stage",r=ce(O,h=>h.catalog)?.operators.find(h=>h.name===n.op)?.summary??"",[o,a]=xt(!1),l=Is(n.place).list,c=Fe(n.label||n.op),u=h=>{if(h.altKey&&h.key==="ArrowUp")lc(n.place,t-1);else if(h.altKey&&h.key==="ArrowDown"&&t<e)lc(n.place,t+1);else if(h.key==="Delete")ac(n.place);else return;h.preventDefault(),h.stopPropagation()};return m("li",{class:fc(`card of-${n.list}`,{selected:i,off:!n.enabled,over:o,active:s}),draggable:!0,onDragStart:h=>{h.dataTransfer?.setData("text/cuesta-card",n.place),h.stopPropagation()},onDragOver:h=>{h.dataTransfer?.types.includes("text/cuesta-card")&&(h.preventDefault(),h.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:h=>{a(!1);let d=h.dataTransfer?.getData("text/cuesta-card")??"";d===""||Is(d).list!==l||(h.preventDefault(),h.stopPropagation(),lc(d,t))},children:[m("div",{class:"row",children:[m("button",{class:"name","aria-pressed":i,title:r,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>O.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[m("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),m("span",{class:"words",children:[m("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&m("small",{children:Fe(n.op)})]})]}),n.mask!==""&&m("span",{class:"masked",title:w("Only where {name} is above 0",{name:n.mask}),children:"◐"}),m("button",{class:"icon quiet",onClick:()=>cc(n.place),"aria-pressed":!n.enabled,title:n.enabled?w("Switch off"):w("Switch on"),"aria-label":`${n.enabled?w("Switch off"):w("Switch on")}: ${c}`,children:m(mt,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&m(oi,{children:[m("ol",{class:"cardlist","aria-label":w("Processes of {name}",{name:c}),children:[n.children.filter(h=>h.list==="process").map((h,d,f)=>m(Bd,{card:h,count:f.length,number:d+1},h.place)),n.children.filter(h=>h.list==="event").map((h,d,f)=>m(Bd,{card:h,count:f.length,number:d+1},h.place))]}),m("button",{class:"add small",onClick:()=>O.set({dialog:"add",addTo:`${n.place}.process`}),children:[m(mt,{name:"plus"})," ",w("Process")]})]})]})}var zd="cuesta.draft",Hd={text:void 0,base:"",project:""};function pM(n){try{let e=JSON.parse(n?.getItem(zd)??"null");if(typeof e?.text=="string"&&typeof e.base=="string"&&typeof e.project=="string")return e}catch{}return Hd}function Vd(){try{return window.sessionStorage}catch{return}}var fs=new ai(typeof window>"u"?{...Hd}:{...pM(Vd())});function Gd(n,e,t){fs.set({text:n,base:e,project:t});try{Vd()?.setItem(zd,JSON.stringify(fs.value))}catch{}}function pc(){fs.set({...Hd});try{Vd()?.removeItem(zd)}catch{}}function M0(){let n=ce(O,p=>p.text),e=ce(O,p=>p.run.project)??"",t=ce(O,p=>p.problems),i=ce(fs,p=>p),s=Xt(null),r=Xt(null),o=Xt(0),a=i.text!==void 0&&(e===""||i.project===e),l=a?i.text:n,c=async p=>{clearTimeout(o.current),!((p===O.value.text?[]:await rc(p,w("Text edited"))).length>0||fs.value.text===void 0)&&(fs.value.text===p?pc():Gd(fs.value.text,p,e))},u=a&&n!==""&&i.base!==n,h=e!==""&&n!=="";kt(()=>{a&&!u&&h&&t.length===0&&c(i.text)},[h]);let d=p=>{p===n?pc():Gd(p,a?i.base:n,e),clearTimeout(o.current),u||(o.current=window.setTimeout(()=>{c(p)},700))},f=l.split(`
`).length,g=new Map(t.filter(p=>p.line).map(p=>[p.line,p.message])),b=(p,v=1)=>{let y=l.split(`
`).slice(0,p-1).join(`
`).length+(p>1?1:0)+v-1;s.current?.focus(),s.current?.setSelectionRange(y,y),s.current&&(s.current.scrollTop=Math.max(0,(p-6)*19))};return m("div",{class:"editor",children:[m("div",{class:"paper",children:[m("pre",{class:"gutter",ref:r,"aria-hidden":"true",children:Array.from({length:f},(p,v)=>m("span",{class:g.has(v+1)?"bad":"",title:g.get(v+1),children:[v+1,`
`]},v))}),m("textarea",{ref:s,"aria-label":w("Recipe as text (TOML)"),"aria-invalid":t.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:l,onInput:p=>d(p.currentTarget.value),onBlur:()=>a&&!u&&void c(l),onScroll:p=>{r.current&&(r.current.scrollTop=p.currentTarget.scrollTop)},onKeyDown:p=>{p.stopPropagation(),(p.ctrlKey||p.metaKey)&&p.key==="Enter"&&c(l)}})]}),m("div",{id:"editor-problems",role:"status",class:"problems",children:[t.map((p,v)=>m("button",{onClick:()=>p.line&&b(p.line,p.column),children:[p.line?m("b",{children:w("Line {n}",{n:p.line})}):null," ",p.message]},v)),u&&m("span",{children:w("The recipe was changed after this text was begun.")}),u&&m("button",{class:"small",onClick:()=>{c(l)},children:w("Take the text as it is here")}),a&&(t.length>0||u)&&m("button",{class:"small",onClick:()=>{clearTimeout(o.current),pc(),O.set({problems:[]})},children:w("Back to the text that holds")}),t.length===0&&!u&&m("span",{children:a?w("Typing…"):w("In step with the cards")})]})]})}function w0(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,s=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return m("div",{class:`control ${s?"changed":""}`,"data-param":e.name,children:[m("label",{for:i,title:w("Double click: back to the default"),onDblClick:n.onReset,children:[Fe(e.name),e.required?" *":""]}),m(gM,{...n,id:i}),m("p",{class:"sentence",id:`${i}-s`,children:e.doc}),s&&e.default!==void 0&&m("button",{class:"reset",onClick:n.onReset,title:w("Back to the default"),children:[m("span",{"aria-hidden":"true",children:"↺"})," ",mM(e)]})]})}function mM(n){let e=n.default;return typeof e=="number"&&e===n.min&&e<=-1e5?w("none"):typeof e=="number"?`${wt(e)} ${xi(n.unit)}`.trim():Array.isArray(e)?w("default"):e===""?w("none"):String(e)}function gM(n){switch(n.param.kind){case"number":case"whole number":return m(Ro,{...n});case"number or field":return m(_M,{...n});case"true or false":return m(yM,{...n});case"choice":return m(mc,{...n,options:n.param.choices??[]});case"material":return m(mc,{...n,options:n.materials.map(e=>e.name)});case"field":return m(mc,{...n,options:["",...n.fields]});default:return m(bM,{...n})}}function vM(n){return typeof n=="number"?n:Ql(String(n??""))?.value??NaN}function Ro({id:n,param:e,value:t,onChange:i,onReset:s}){let r=r0(e),o=vM(t),[a,l]=xt(o),c=Xt(!1),u=Xt(o);kt(()=>{c.current||l(o)},[o]);let h=xi(e.unit),d=R=>{c.current=!0;let S=jl(e,r.toValue(R));l(S),S!==u.current&&(u.current=S,i(S))},f=()=>{c.current&&(c.current=!1,u.current=NaN)},[g,b]=xt(""),p=Number.isFinite(a)?wt(a):String(t??""),v=T0(p),y=R=>{let S=R.value.trim();if(S===p)return;let P=Ql(S.replace(/[\u202f\u00a0]/g,"")),T={min:wt(e.min??-1/0),max:wt(e.max??1/0),unit:h},x="";if(P===void 0?x=w("“{text}” is no number: {value} stays.",{text:S.slice(0,40),value:`${p} ${h}`.trim()}):P.unit===""&&(P.value<(e.min??-1/0)||P.value>(e.max??1/0))&&(x=w("{text} lies outside {min} to {max} {unit}: {value} stays.",{...T,text:wt(P.value),value:p})),b(x),v.end(),P===void 0||x!==""){R.value=p;return}P.unit!==""&&P.unit!==e.unit?(R.value=p,i(S)):P.value!==o&&i(xM(e,P.value))};return m("div",{class:"number",children:[m("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?r.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?r.toPosition(a):0)}%`},"aria-label":Fe(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${wt(a)} ${h}`,onInput:R=>d(Number(R.currentTarget.value)),onChange:f,onDblClick:s}),m("span",{class:"figure",children:[m("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:v.text,size:7,"aria-invalid":g!=="","aria-errormessage":g!==""?`${n}-r`:void 0,title:w("From {min} to {max}",{min:wt(e.min??0),max:wt(e.max??0)}),onFocus:R=>R.currentTarget.select(),onInput:v.type,onChange:R=>y(R.currentTarget),onBlur:v.end,onKeyDown:R=>{R.key==="Enter"&&y(R.currentTarget)}}),h&&m("span",{class:"unit",children:h})]}),g!==""&&m("p",{class:"refusal",id:`${n}-r`,role:"alert",children:g})]})}function T0(n){let[e,t]=xt(void 0);return{text:e??n,type:i=>t(i.currentTarget.value),end:()=>t(void 0)}}function Wd({id:n,value:e,what:t,empty:i,describedBy:s,placeholder:r,onNumber:o}){let[a,l]=xt(""),c=T0(e),u=h=>{let d=h.value.trim(),f=o0(d);c.end(),d!==e&&(l(""),d===""&&i!==void 0?i():f!==void 0?o(f):(l(e===""?w("“{text}” is no whole number: {what} takes one, such as 42.",{text:d.slice(0,40),what:t}):w("“{text}” is no whole number: {value} stays.",{text:d.slice(0,40),value:e})),h.value=e))};return m(oi,{children:[m("input",{id:n,type:"text",inputMode:"numeric",autocomplete:"off",value:c.text,placeholder:r,"aria-describedby":s,"aria-invalid":a!=="","aria-errormessage":a!==""?`${n}-r`:void 0,onInput:c.type,onChange:h=>u(h.currentTarget),onBlur:c.end}),a!==""&&m("p",{class:"refusal",id:`${n}-r`,role:"alert",children:a})]})}function xM(n,e){return n.kind==="whole number"?Math.round(e):e}function _M(n){let e=typeof n.value=="string"&&Ql(n.value)===void 0&&n.value!=="",[t,i]=xt(e);return kt(()=>i(e),[e]),m("div",{class:"either",children:[t?m(mc,{...n,options:n.fields}):m(Ro,{...n}),m("button",{class:"small","aria-pressed":t,title:w("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?w("number"):w("map")})]})}function yM({id:n,param:e,value:t,onChange:i}){return m("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":Fe(e.name),onChange:s=>i(s.currentTarget.checked)})}function mc({id:n,value:e,options:t,onChange:i,materials:s}){let r=String(e??""),o=s.find(a=>a.name===r)?.colour;return m("span",{class:"choice",children:[o!==void 0&&m("span",{class:"swatch",style:{background:o}}),m("select",{id:n,value:r,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(r)&&m("option",{value:r,children:r||w("none")}),t.map(a=>m("option",{value:a,children:a===""?w("none"):Fe(a)},a))]})]})}function bM({id:n,param:e,value:t,onChange:i,onUpload:s}){let r=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!r){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return m("span",{class:"textual",children:[m("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&s!==void 0&&m("button",{class:"small",onClick:s,children:w("Choose…")})]})}var A0="cuesta.presets";function E0(){try{return JSON.parse(localStorage.getItem(A0)??"{}")}catch{return{}}}function SM(n){try{localStorage.setItem(A0,JSON.stringify(n))}catch{}}function R0(n,e){let t=new Set(e.params.map(i=>i.name));return Object.fromEntries(Object.entries(n.written).filter(([i])=>t.has(i)))}function MM(n,e,t){let i=Object.entries(t).map(([o,a])=>({kind:"set",place:`${n.place}.${o}`,value:ti(a)})),s=new Set(e.params.filter(o=>/file|^field|material/.test(o.kind)).map(o=>o.name));return[...Object.keys(R0(n,e)).filter(o=>!(o in t)&&!s.has(o)).map(o=>({kind:"unset",place:`${n.place}.${o}`})),...i]}function C0({card:n,operator:e}){let t=ce(O,l=>l.catalog)?.operator_presets?.[e.name]??[],[i,s]=xt(!1),r=E0()[e.name]??{},o=(l,c)=>{let u=MM(n,e,l);u.length>0&&pn(u,`${Fe(e.name)}: ${c}`)},a=l=>{l==="+"?s(!0):l==="-"?o({},w("Defaults")):l.startsWith("e")?o(t[Number(l.slice(1))].values,Fe(t[Number(l.slice(1))].name)):l.startsWith("m")&&o(r[l.slice(1)],l.slice(1))};return i?m(wM,{done:l=>{s(!1);let c=E0();l!==""&&SM({...c,[e.name]:{...c[e.name],[l]:R0(n,e)}})}}):m("select",{class:"presets","aria-label":w("Presets"),title:w("All settings at one go"),value:"",onChange:l=>{a(l.currentTarget.value),l.currentTarget.value=""},children:[m("option",{value:"",children:[w("Presets"),"…"]}),m("option",{value:"-",children:w("Defaults")}),t.length>0&&m("optgroup",{label:w("As in an example"),children:t.map((l,c)=>m("option",{value:`e${c}`,children:[Fe(l.name),l.label===e.name?"":`, ${l.label}`]},c))}),Object.keys(r).length>0&&m("optgroup",{label:w("Mine"),children:Object.keys(r).map(l=>m("option",{value:`m${l}`,children:l},l))}),m("option",{value:"+",children:w("Save these settings…")})]})}function wM({done:n}){let e=Xt(null);return kl(()=>e.current?.focus(),[]),m("input",{ref:e,class:"presets",type:"text",maxLength:40,placeholder:w("Name of the preset"),"aria-label":w("Name of the preset"),autocomplete:"off",onBlur:()=>n(""),onKeyDown:t=>{t.key==="Enter"&&n(t.currentTarget.value.trim()),t.key==="Escape"&&n("")}})}function P0(){let n=ce(O,r=>r.catalog),e=ce(O,r=>r.cards),t=ce(O,r=>r.selected),i=_i(e,t);if(n===void 0)return null;if(i===void 0)return m(RM,{});let s=n.operators.find(r=>r.name===i.op);return m(TM,{card:i,operator:s},i.place+i.op)}function TM({card:n,operator:e}){let t=ce(O,d=>d.catalog),i=ce(O,d=>d.rocks),s=ce(O,d=>d.fromNow),[r,o]=xt(!1),a=t.fields.map(d=>d.name),l=e?.params??[],c=d=>e?.keys?.find(f=>f.name===d),u=l.length>9,h=u&&!r?l.filter((d,f)=>f<7||d.name in n.written):l;return m("section",{class:"inspector","aria-label":w("Inspector"),children:[m("header",{children:[m("h2",{children:Fe(n.label||n.op)}),m("p",{class:"summary",children:e?.summary}),e!==void 0&&l.length>0&&n.list!=="event"&&m(C0,{card:n,operator:e})]}),n.list==="process"&&m("label",{class:"inline",title:w("Later values apply from this step; what has happened stays."),children:[m("input",{type:"checkbox",role:"switch",checked:s,onChange:d=>O.set({fromNow:d.currentTarget.checked})}),w("Change from now on")]}),h.map(d=>m(w0,{param:d,value:n.values[d.name]??d.default,written:d.name in n.written,fields:a,materials:i,onChange:f=>Nd(n.place,d.name,f,typeof f=="number"?d.unit:void 0),onReset:()=>p0(n.place,d.name),onUpload:async()=>{let f=await uc(),g=f&&await Ud(f);g&&Nd(n.place,d.name,g)}},d.name)),u&&m("button",{class:"more","aria-expanded":r,onClick:()=>o(!r),children:r?w("Fewer settings"):w("All {n} settings",{n:l.length})}),m("details",{class:"extra",children:[m("summary",{children:w("Where, seed, name")}),m(Pa,{card:n,name:"label",doc:c("label")?.doc??""}),m(EM,{card:n,doc:c("mask")?.doc??"",fields:a}),m(Pa,{card:n,name:"seed",doc:c("seed")?.doc??"",numeric:!0}),c("steps")&&m(Pa,{card:n,name:"steps",doc:c("steps").doc,numeric:!0}),c("into")&&m(Pa,{card:n,name:"into",doc:c("into").doc}),c("blend")&&m(Pa,{card:n,name:"blend",doc:c("blend").doc})]}),e&&m(AM,{operator:e}),m("footer",{class:"buttons",children:[m("button",{onClick:()=>cc(n.place),children:n.enabled?w("Switch off"):w("Switch on")}),m("button",{class:"danger",onClick:()=>ac(n.place),children:w("Remove")})]})]})}function Pa({card:n,name:e,doc:t,numeric:i}){let s=`k-${e}`,r=String(n.written[e]??""),o=`${n.place}.${e}`,a=()=>{pn([{kind:"unset",place:o}],Fe(e))},l=c=>{pn([{kind:"set",place:o,value:c}],Fe(e))};return m("div",{class:"control",children:[m("label",{for:s,children:Fe(e)}),i?m(Wd,{id:s,value:r,what:Fe(e),empty:a,onNumber:l,describedBy:`${s}-s`}):m("input",{id:s,type:"text",value:r,"aria-describedby":`${s}-s`,placeholder:e==="label"?n.label:"",onChange:c=>{let u=c.currentTarget.value.trim();u===""?a():l(ti(u))}}),m("p",{class:"sentence",id:`${s}-s`,children:t})]})}function EM({card:n,doc:e,fields:t}){let i=ce(O,s=>s.cards).map(s=>String(s.written.into??"")).filter(s=>s!=="");return m("div",{class:"control",children:[m("label",{for:"k-mask",children:w("Mask")}),m("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:s=>{let r=s.currentTarget.value,o=`${n.place}.mask`;r===""?pn([{kind:"unset",place:o}],w("Mask")):pn([{kind:"set",place:o,value:ti(r)}],w("Mask"))},children:[m("option",{value:"",children:w("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(s=>m("option",{value:s,children:s},s))]}),m("p",{class:"sentence",id:"k-mask-s",children:e})]})}function AM({operator:n}){let[e,t]=xt(!1);return m("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[m("summary",{children:w("Explain")}),e&&m("figure",{children:[m("img",{src:mn.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:w("Before and after {name} with its defaults",{name:Fe(n.name)})}),m("figcaption",{children:w("Before and after, with the defaults")})]}),m("p",{class:"sentence",children:[m("code",{children:n.name})," · ",w(n.kind),n.cites&&n.cites.length>0&&m(oi,{children:[" ","· ",w("after")," ",n.cites.join(", ")]})]})]})}function RM(){let n=ce(O,s=>s.run),{columns:e,rows:t}=n.grid??{columns:0,rows:0},i=(ce(O,s=>s.catalog)?.export_sets??[]).flatMap(s=>s.sizes);return m("section",{class:"inspector","aria-label":w("Inspector"),children:[m("header",{children:[m("h2",{children:w("The land")}),m("p",{class:"summary",children:w("Choose a card to change it. These values hold for all of them.")})]}),m("div",{class:"control",children:[m("label",{for:"l-seed",children:w("Seed")}),m("span",{class:"textual",children:[m(Wd,{id:"l-seed",value:String(n.seed??""),what:w("Seed"),onNumber:s=>{pn([{kind:"set",place:"seed",value:s}],w("Seed"))}}),m("button",{class:"small",onClick:()=>{pn([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],w("Seed"))},children:w("Another")})]}),m("p",{class:"sentence",children:w("Another seed is another land by the same rules.")})]}),m("div",{class:"control",children:[m("label",{for:"l-size",children:w("Size")}),m("select",{id:"l-size",value:`${e}`,onChange:s=>{let r=Number(s.currentTarget.value);oc(r,Math.round(t*r/e))},children:[...new Set([128,256,512,1024,2048,4096,...i,e])].filter(s=>s>0).sort((s,r)=>s-r).map(s=>m("option",{value:`${s}`,children:[s," × ",e?Math.round(t*s/e):s]},s))}),m("p",{class:"sentence",children:w("Samples along the sides; the extent stays the same.")})]}),m("footer",{class:"buttons",children:m("button",{onClick:()=>{St("branch",{name:Xd()})},children:w("Branch from here")})})]})}function Xd(){let n=new Set(O.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch_${e}`))return`branch_${e}`}function I0(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),s=[],r=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:r+Number(u.written.at??0),label:Fe(u.op||u.label)}));s.push({label:a.label||a.op,first:r,ticks:a.ticks,from:o,to:l,events:c}),r+=a.ticks,o=l}return s}function L0(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function D0(n,e){let t=Math.min(1,Math.max(0,e));for(let s of n)if(t<=s.to)return Math.round(s.first+s.ticks*(t-s.from)/Math.max(s.to-s.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var qd=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let s=Math.max(1,i/8);if(t<=0||this.list.some(h=>Math.abs(h.tick-t)<s))return!1;let r=document.createElement("canvas");r.width=72,r.height=40;let o=r.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:r.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((h,d)=>h.tick-d.tick).slice(-16),!0}},Ia=new qd;function N0(){let n=ce(O,u=>u.run),e=ce(O,u=>u.cards),t=ce(O,u=>u.dock),i=Xt(null),[,s]=xt(0),r=I0(e),o=u=>100*L0(r,u);kt(()=>{Ia.clear(),s(u=>u+1)},[e.length]);let a=u=>{let h=i.current.getBoundingClientRect();return D0(r,(u-h.left)/h.width)},l=u=>{u.type==="pointerdown"&&u.currentTarget.setPointerCapture(u.pointerId),(u.type==="pointerdown"||u.buttons&1)&&Li(a(u.clientX))},c=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return m("section",{class:"timeline","aria-label":w("Time"),children:[m("div",{class:"clock",children:[m("button",{class:"icon",onClick:()=>{Li(0)},title:w("To the beginning"),"aria-label":w("To the beginning"),children:m(mt,{name:"first"})}),m("button",{class:"icon",onClick:()=>{Li(Math.max(0,n.tick-1))},title:w("One step back"),"aria-label":w("One step back"),children:m(mt,{name:"left"})}),m("button",{class:"icon",onClick:()=>{nr()},title:n.running?w("Pause"):w("Run"),"aria-label":n.running?w("Pause"):w("Run"),children:m(mt,{name:n.running?"pause":"play"})}),m("button",{class:"icon",onClick:()=>{Eo()},title:w("One step"),"aria-label":w("One step"),children:m(mt,{name:"right"})}),m("span",{class:"count","aria-live":"off",children:[c,m("small",{children:n.rate?` ${wt(n.rate,3)} ${w("steps/s")}`:""})]})]}),m("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":w("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":w("step {n}",{n:n.tick}),onPointerDown:l,onPointerMove:l,onKeyDown:u=>{let h=u.shiftKey?10:1;if(u.key==="ArrowLeft")Li(Math.max(0,n.tick-h));else if(u.key==="ArrowRight")Li(Math.min(n.ticks,n.tick+h));else if(u.key==="Home")Li(0);else if(u.key==="End")Li(n.ticks);else return;u.preventDefault(),u.stopPropagation()},children:[r.map((u,h)=>m("div",{class:`segment ${h%2?"odd":""}`,style:{left:`${100*u.from}%`,width:`${100*(u.to-u.from)}%`},title:Fe(u.label),children:m("span",{children:Fe(u.label)})},h)),m("div",{class:"past",style:{width:`${o(n.tick)}%`}}),Ia.list.map(u=>m("img",{class:"thumb",src:u.url,alt:"",style:{left:`${o(u.tick)}%`}},u.tick)),(n.recorded??[]).map(u=>m("i",{class:"moment",style:{left:`${o(u)}%`}},u)),r.flatMap(u=>u.events.map(h=>m("i",{class:"event",style:{left:`${o(h.tick)}%`},title:h.label},`e${h.tick}${h.label}`))),m("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),m(CM,{}),m("button",{class:"icon quiet","aria-expanded":t,onClick:()=>O.set({dock:!t}),title:`${w("Charts")} (T)`,"aria-label":w("Charts"),children:m(mt,{name:"chart"})})]})}function CM(){let n=ce(O,o=>o.branches),e=ce(O,o=>o.run.branch)??"main",t=ce(O,o=>o.run.speed)??0,i=[...new Set([e,...n.map(o=>o.name)])],[s,r]=xt(!1);return m("div",{class:"branches",children:[m("select",{"aria-label":w("Speed"),title:w("Speed"),value:String(t),onChange:o=>{St("speed",{steps_per_second:Number(o.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((o,a)=>o-a).map(o=>m("option",{value:String(o),children:o===0?w("full speed"):`${o} ${w("steps/s")}`},o))}),s?m(PM,{done:()=>r(!1)}):m("select",{"aria-label":w("Branch"),title:w("Branch"),value:e,onChange:o=>{let a=o.currentTarget.value;a==="+"?r(!0):a==="-"?St("drop_branch",{name:e}):St("switch",{name:a})},children:[i.map(o=>m("option",{value:o,children:o},o)),m("option",{value:"+",children:w("New branch from here…")}),i.length>1&&e!=="main"&&m("option",{value:"-",children:w("Drop this branch")})]})]})}function PM({done:n}){let e=Xt(null);return kl(()=>{e.current?.focus(),e.current?.select()},[]),m("input",{ref:e,class:"branchname",type:"text",defaultValue:Xd(),maxLength:31,autocomplete:"off",spellcheck:!1,"aria-label":w("Name of the new branch"),title:w("Name of the new branch"),onBlur:n,onKeyDown:t=>{if(t.key==="Escape"&&n(),t.key!=="Enter")return;let i=t.currentTarget.value.trim().replace(/[^\w-]+/g,"_");n(),i!==""&&St("branch",{name:i})}})}var k0={name:"value",kind:"linear",diverging:!1,stops:[[28,33,44],[233,229,206]],at:[0,1],even:!0},IM=[92,92,96],Co=[k0],$d=new Map;function F0(n,e){let t=n.map(r=>({name:r.name,kind:r.kind==="categorical"?"classes":r.logarithmic?"log":"linear",diverging:r.kind==="diverging",stops:r.stops.map(o=>o.colour),at:r.stops.map(o=>o.at),even:r.even,named:r.classes&&new Map(r.classes.map(o=>[o.number,o]))})),[i,s]=["land","sea"].map(r=>t.find(o=>o.name===r));i!==void 0&&s!==void 0&&t.unshift({name:"height",kind:"hypsometric",diverging:!1,stops:[...s.stops,...i.stops],at:[...s.at.map(r=>.499*r),...i.at.map(r=>.501+.499*r)],even:!1}),Co.splice(0,Co.length,...t.filter(r=>r!==i&&r!==s)),$d.clear();for(let r of e)$d.set(r.name,r.palette==="land"?"height":r.palette)}function La(n){return gc($d.get(n)??(n.startsWith("layer.")?"hardness":n))}function U0(n,e){return La(n).named?.get(Math.round(e))?.name}function gc(n){return Co.find(e=>e.name===n)??Co.find(e=>e.name==="value")??k0}function O0([n,e,t]){let i=u=>u/255<=.04045?u/255/12.92:((u/255+.055)/1.055)**2.4,[s,r,o]=[i(n),i(e),i(t)],a=Math.cbrt(.4122214708*s+.5363325363*r+.0514459929*o),l=Math.cbrt(.2119034982*s+.6806995451*r+.1073969566*o),c=Math.cbrt(.0883024619*s+.2817188376*r+.6299787005*o);return[.2104542553*a+.793617785*l-.0040720468*c,1.9779984951*a-2.428592205*l+.4505937099*c,.0259040371*a+.7827717662*l-.808675766*c]}function LM([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,s=(n-.1055613458*e-.0638541728*t)**3,r=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*s+.2309699292*r,-1.2684380046*i+2.6097574011*s-.3413193965*r,-.0041960863*i-.7034186147*s+1.707614701*r].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function DM(n){let e=n.stops.length;if(!n.even)return n.at;let t=n.stops.map(O0),i=(r,o)=>{let a=[0];for(let l=r;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let s=(e-1)/2;return[...i(0,s).map(r=>r/2),...i(s,e-1).slice(1).map(r=>.5+r/2)]}function vc(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??(n.named?Array.from({length:256},(a,l)=>n.named?.get(l)?.colour??IM):n.stops);for(let a=0;a<e;a++){let l=o[Math.floor(a/e*256)%o.length];i.set([...l,255],a*4)}return i}let s=DM(n),r=n.stops.map(O0);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<s.length-2&&a>s[l+1];)l++;let c=Math.max(0,Math.min(1,(a-s[l])/Math.max(s[l+1]-s[l],1e-9))),u=r[l].map((h,d)=>h+(r[l+1][d]-h)*c);i.set([...LM(u),255],o*4)}return i}function Yd(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="log"?[Math.max(e,t*1e-5,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}function Ds(n,e,t){let i=e-n;if(!(i>0))return[n];let s=Zd(i/t),r=[];for(let o=Math.ceil(n/s-1e-9)*s;o<=e+s*1e-9;o+=s)r.push(Math.abs(o)<s*1e-6?0:Number(o.toPrecision(12)));return r}function Zd(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}var NM=new Set(["op","label","enabled"]);function B0(n,e,t){let i=[];for(let s of["seed","grid"]){let r=n.structure[s],o=e.structure[s];JSON.stringify(r)!==JSON.stringify(o)&&(s==="seed"?i.push(`${w("Seed")}: ${r??w("none")} → ${o??w("none")}`):i.push(...H0(w("The land"),r??{},o??{},void 0)))}return z0(n.cards,e.cards,t,"",i),i}function z0(n,e,t,i,s){let r=(c,u)=>c.list==="event"?`event ${u}`:`${c.list} ${c.label}`,o=new Map(n.map((c,u)=>[r(c,u),c])),a=new Map(e.map((c,u)=>[r(c,u),c])),l=c=>`${i}${Fe(c.label||c.op)}`;for(let[c,u]of o)a.has(c)||s.push(w("{name}: only on the left",{name:l(u)}));for(let[c,u]of a){let h=o.get(c);if(h===void 0){s.push(w("{name}: only on the right",{name:l(u)}));continue}if(h.op!==u.op){s.push(`${l(u)}: ${Fe(h.op)} → ${Fe(u.op)}`);continue}h.enabled!==u.enabled&&s.push(`${l(u)}: ${Kd(h.enabled)} → ${Kd(u.enabled)}`);let d=t.find(f=>f.name===u.op);s.push(...H0(l(u),{...h.written,...h.values},{...u.written,...u.values},d)),z0(h.children,u.children,t,`${l(u)} › `,s)}}function Kd(n){return n?w("on"):w("off")}function H0(n,e,t,i){let s=[];for(let r of new Set([...Object.keys(e),...Object.keys(t)])){if(NM.has(r)||JSON.stringify(e[r])===JSON.stringify(t[r]))continue;let o=i?.params.find(a=>a.name===r)?.unit;s.push(`${n}: ${Fe(r)} ${xc(e[r],o)} → ${xc(t[r],o)}`)}return s}function xc(n,e){return n===void 0||n===""?w("none"):typeof n=="number"?`${wt(n)} ${xi(e)}`.trim():typeof n=="boolean"?Kd(n):Array.isArray(n)?n.length>6?w("{n} values",{n:n.length}):n.map(t=>xc(t,void 0)).join(", "):typeof n=="object"&&n!==null?Object.entries(n).map(([t,i])=>`${Fe(t)} ${xc(i,void 0)}`).join(", "):String(n)}function sr(n){O.set({compare:{...O.value.compare,...n}})}function V0(n,e){let{run:t}=O.value;O.set({run:{...t,kept:{...t.kept,[n]:e}}}),xe.setSea(e.sea_level??void 0,n)}async function G0(){if(O.value.run.kept?.a===void 0){let n=O.value.run.branch,e=O.value.branches.filter(t=>t.name!==n);await Jd("left",e.length===1?e[0].name:"")}else await _c(),await yc()}async function Jd(n,e){let t=n==="left"?"a":"b";if(n==="right"&&(e===""||e===O.value.run.branch))sr({right:""}),xe.splitSlots=["a","live"];else{sr({busy:!0});let i=await St("keep",e===""?{slot:t}:{slot:t,branch:e});if(sr({busy:!1}),i===void 0)return;V0(t,i),sr({[n]:e}),n==="right"&&(xe.splitSlots=["a","b"])}xe.invalidate(),await yc()}function W0(n){sr({show:n}),xe.compared=n,xe.invalidate(),rr(),_c()}async function _c(){let{mode:n,settings:e,run:t}=O.value;if(!(n!=="split"||!(xe.flat||e.overlay)))for(let i of["a","b"]){let s=t.kept?.[i];if(s===void 0||xe.slots[i].maps.fields.has(e.field)||!t.fields?.includes(e.field))continue;sr({busy:!0});let r=await St("keep",{slot:i,branch:s.branch,edition:s.edition,tick:s.tick});sr({busy:!1}),r!==void 0&&V0(i,r)}}async function kM(n){let e=n==="live"?void 0:O.value.run.kept?.[n];if(e===void 0)return{cards:O.value.cards,structure:O.value.structure};try{let t=await mn.ask("edition",{edition:e.edition});return{cards:ec(t.structure),structure:t.structure}}catch{return}}async function yc(){let[n,e]=await Promise.all(xe.splitSlots.map(kM));n===void 0||e===void 0||sr({words:B0(n,e,O.value.catalog?.operators??[])})}function Da(n){let{run:e,compare:t}=O.value;return n==="left"?e.kept?.a?.tick??e.tick:t.right===""?e.tick:e.kept?.b?.tick??e.tick}function Po(n){O.set({mode:n}),xe.mode=n,xe.invalidate(),rr(),n==="split"&&G0()}var FM=1024,jd=!1,X0=0;function $0(n){if(clearTimeout(X0),n===jd)return;let e=()=>{jd=n,rr()};n?e():X0=window.setTimeout(e,400)}var q0="";function rr(n=!1){let{catalog:e,settings:t}=O.value;if(e===void 0)return;let i=new Set(e.fields.map(u=>u.name)),s=["height","water"].filter(u=>i.has(u));s.push("ice");let o=["top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(u=>i.has(u));xe.flat||o.push("rock_face","rock_edge"),(xe.flat||t.overlay)&&!s.includes(t.field)&&s.push(t.field);let a=xe.quality.detail,l=jd?Math.min(a,FM):a,c=[...s,...o,l].join(" ");c===q0&&!n||(q0=c,Y0({fields:s,slow:o.filter(u=>!s.includes(u)),detail:l}))}var Y0=()=>{};function Z0(n){Y0=n}var Na={temperate:{moss:"#5b6645",meadow:"#7b7a56",straw:"#a0946e",wood:"#3c4834",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#dde3ec",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#dde3ec",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}};function Qd(n){let e=parseInt(n.slice(1),16),t=i=>{let s=(e>>i&255)/255;return s<=.04045?s/12.92:((s+.055)/1.055)**2.4};return[t(16),t(8),t(0)]}function or(n){O.set({settings:{...O.value.settings,...n}}),xe.change(n),rr()}function J0(){let n=ce(O,o=>o.settings),e=ce(O,o=>o.catalog)?.fields??[],t=ce(O,o=>o.run.fields),i=t&&t.length>0?t:e.map(o=>o.name),s=(o,a,l,c,u,h)=>m("div",{class:"control tight",children:[m("label",{for:`v-${o}`,onDblClick:()=>or({[o]:Br[o]}),title:w("Double click: back to the default"),children:a}),m("span",{class:"number",children:[m("input",{id:`v-${o}`,type:"range",min:l,max:c,step:u,value:Number(n[o]),"aria-valuetext":h,style:{"--at":`${100*(Number(n[o])-l)/(c-l)}%`},onInput:d=>or({[o]:Number(d.currentTarget.value)}),onDblClick:()=>or({[o]:Br[o]})}),m("span",{class:"figure plain",children:h})]})]}),r=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return m("section",{class:"lookpanel","aria-label":w("View"),children:[m("h2",{children:w("View")}),m("div",{class:"control tight",children:[m("label",{for:"v-field",children:w("Field")}),m("select",{id:"v-field",value:n.field,onChange:o=>or({field:o.currentTarget.value}),children:[...new Set([...i,n.field])].map(o=>m("option",{value:o,children:Fe(o)},o))})]}),m("div",{class:"control tight",children:[m("label",{for:"v-palette",children:w("Colours")}),m("select",{id:"v-palette",value:n.palette,onChange:o=>or({palette:o.currentTarget.value}),children:[m("option",{value:"",children:w("of the field")}),Co.map(o=>m("option",{value:o.name,children:w(o.name)},o.name))]})]}),m("label",{class:"inline",children:[m("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:o=>or({overlay:o.currentTarget.checked})})," ",w("Field over the land")]}),m("div",{class:"control tight",children:[m("label",{for:"v-look",children:w("Climate")}),m("select",{id:"v-look",value:n.look,onChange:o=>or({look:o.currentTarget.value}),children:Object.keys(Na).map(o=>m("option",{value:o,children:w(o)},o))})]}),s("hour",w("Time of day"),4.5,19.75,.05,r),s("turn",w("Turn the sun"),-180,180,1,`${n.turn}°`),s("exaggeration",w("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),s("haze",w("Haze"),0,3,.05,n.haze.toFixed(2)),s("contour",w("Contour lines"),0,K0(),K0()/20,n.contour===0?w("none"):`${Number(n.contour.toPrecision(3))} m`),m("label",{class:"inline",children:[m("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:o=>or({waves:o.currentTarget.checked})})," ",w("Moving water")]})]})}function K0(){let n=xe.land.numbers.high-xe.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}function j0(){let n=ce(O,T=>T.mode),e=ce(O,T=>T.settings),t=ce(O,T=>T.catalog),i=ce(O,T=>T.rocks);ce($i,T=>T.pictures);let s=Xt(null),{palette:r,range:o}=xe.map,a=ce(O,T=>T.compare.show),l=xe.flat||e.overlay,c=n==="split"&&a==="difference",{low:u,high:h,top:d,sea:f}=xe.map.heights(xe.land),g=r.kind==="hypsometric",b=g&&u>=f?.501:0,p=g&&h<=f?.499:1;if(kt(()=>{let T=s.current?.getContext("2d");if(!T||r.kind==="classes")return;let x=vc(r,1024),C=T.createImageData(220,1);for(let V=0;V<220;V++){let U=Math.round((b+(p-b)*V/219)*1023)*4;C.data.set(x.subarray(U,U+4),V*4)}T.putImageData(C,0,0)},[r.name,l,b,p]),!l||t===void 0)return null;let v=c?xe.map.field.replace(/^difference\.?/,"")||"height":e.field,y=t.fields.find(T=>T.name===v),R=c?m("p",{children:[m("strong",{children:w("Right minus left: {name}",{name:Fe(v)})})," ",xi(y?.unit),m("br",{}),m("small",{children:w("rust is lost, blue-green is gained")})]}):m("p",{children:[m("strong",{children:Fe(v)})," ",xi(y?.unit)]});if(r.kind==="classes"){let T=r.named;return T!==void 0?m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("ul",{children:xe.map.classesSeen.filter(x=>T.has(x)).map(x=>m("li",{children:[m("span",{class:"swatch",style:{background:`rgb(${T.get(x)?.colour.join(" ")})`}}),w(T.get(x)?.name??"")]},x))})]}):v!=="top_material"?m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("div",{class:"classes","aria-hidden":"true",children:r.stops.map((x,C)=>m("span",{class:"swatch",style:{background:`rgb(${x.join(" ")})`}},C))}),m("p",{children:m("small",{children:w("{n} classes, told apart by colour; colours repeat and mean no amount",{n:xe.map.classCount})})})]}):m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("ul",{children:i.map(x=>m("li",{children:[m("span",{class:"swatch",style:{background:x.colour}}),Fe(x.name)]},x.name))})]})}let S=T=>{if(g){let x=Math.min(u,f-1);return((T<f?.499*(T-x)/(f-x):.501+.499*(T-f)/Math.max(d-f,1e-6))-b)/(p-b)}return r.kind==="log"?Math.log2(T/o[0])/Math.log2(o[1]/o[0]):(T-o[0])/(o[1]-o[0])},P;if(r.kind==="log"){P=[];for(let T=Math.ceil(Math.log10(o[0]));T<=Math.log10(o[1])+1e-9;T++)P.push(10**T);P.length>5&&(P=P.filter((T,x)=>x%Math.ceil(P.length/5)===0))}else g&&b>0?P=Ds(f,d,4):g&&p<1?P=Ds(u,f,4):g?P=[...Ds(u,f,2).filter(T=>T<f-(f-u)*.2),f,...Ds(f,d,3).filter(T=>T>f+(d-f)*.15)]:P=Ds(o[0],o[1],4);return m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("canvas",{ref:s,width:220,height:1}),m("div",{class:"marks",children:P.map(T=>m("span",{style:{left:`${Math.min(100,Math.max(0,100*S(T)))}%`},children:wt(T,3)},T))})]})}var Q0={line:[],section:void 0,borehole:void 0,profile:void 0},Nt=new ai({...Q0,place:void 0,cell:void 0,drawing:!1});function ev(){Nt.set(Q0)}var ef=!1,bc;async function nf(n){if(bc=n,!ef){for(ef=!0;bc!==void 0;){let e=bc;bc=void 0;try{let t=await mn.ask("cell",{x:e.x,y:e.y});Nt.set({cell:Nt.value.place===void 0?void 0:t})}catch{Nt.set({cell:void 0})}await new Promise(t=>setTimeout(t,80))}ef=!1}}var tf=!1;async function ka(n){let{line:e}=Nt.value;if(e.length<2||tf&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<xe.land.spacing*2)return;tf=!0;let i=await St("section",{points:e});tf=!1,i!==void 0&&Nt.set({section:i})}async function tv(n){let e=await St("borehole",{x:n.x,y:n.y});e!==void 0&&Nt.set({borehole:{...e,at:n}})}async function nv(n){let e=await St("profile",{x:n.x,y:n.y});e!==void 0&&Nt.set({profile:e})}function Sc(n){return(n?.columns??[]).map(e=>({distance:e.distance,surface:e.height,water:e.water,layers:sf(e.layers)}))}function sf(n){return n.map(({material:e,top:t,bottom:i,age_steps:s})=>({material:e,top:t,bottom:i,age:s}))}function UM(n,e,t){let i=[...n.layers].reverse(),s=[...e.layers].reverse(),r=[],o=f=>f.bottom??Math.min(t,f.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,h=s.length>0?o(s[0]):e.surface,d=(f,g,b)=>{(g>u||b>h)&&r.push({material:f,corners:[[n.distance,g],[e.distance,b],[e.distance,h],[n.distance,u]],bed:c++}),u=g,h=b};for(;a<i.length||l<s.length;){if(a<i.length&&l<s.length&&i[a].material===s[l].material){d(i[a].material,i[a].top,s[l].top),a++,l++;continue}let f=a<i.length?s.findIndex((b,p)=>p>=l&&b.material===i[a].material):-1,g=l<s.length?i.findIndex((b,p)=>p>=a&&b.material===s[l].material):-1;l>=s.length||a<i.length&&f<0||g>=0&&a<i.length&&g-a<=f-l?(d(i[a].material,i[a].top,h),a++):(d(s[l].material,u,s[l].top),l++)}return r}var OM=[64,132,176];function Mc(n,e,t){let{width:i,height:s,from:r,to:o,low:a,high:l}=t,c=new Uint8ClampedArray(i*s*4),u=R=>(l-R)/Math.max(l-a,1e-9)*s,h=new Map,d=(R,S,P,[T,x,C],V)=>{let U=Math.max(0,Math.round(S)),k=Math.min(s,Math.round(P));for(let D=U;D<k;D++){let H=(D*i+R)*4,N=V&&D===k-1&&k-U>2?.62:1;c[H]=T*N,c[H+1]=x*N,c[H+2]=C*N,c[H+3]=255}},f=iv(e.get(BM(n))??"#8a8580",0),g=Math.max(1,s*.1),b=(R,S,P)=>{for(let T=Math.max(0,Math.round(S));T<s;T++){let x=(T*i+R)*4,C=Math.min(1,Math.max(0,(T-S)/g));for(let V=0;V<3;V++)c[x+V]=P[V]+(f[V]-P[V])*C*C*(3-2*C);c[x+3]=255}},p=0,v=[],y=-1;for(let R=0;R<i;R++){let S=r+(R+.5)/i*(o-r);for(;p+2<n.length&&n[p+1].distance<S;)p++;p!==y&&(v=UM(n[p],n[p+1],a),y=p);let P=n[p],T=n[p+1],x=Math.min(1,Math.max(0,(S-P.distance)/Math.max(T.distance-P.distance,1e-9)));for(let U of v){let k=U.corners[0][1]*(1-x)+U.corners[1][1]*x,D=U.corners[3][1]*(1-x)+U.corners[2][1]*x,H=`${U.material} ${U.bed}`,N=h.get(H);N===void 0&&(N=iv(e.get(U.material)??"#8a8580",U.bed),h.set(H,N)),U.bed===0?b(R,u(k),N):d(R,u(k),u(D),N,!0)}let C=(P.water??0)*(1-x)+(T.water??0)*x,V=P.surface*(1-x)+T.surface*x;C>.01&&d(R,u(V+C),u(V),OM,!1)}return c}function BM(n){let e=new Map;for(let{layers:t}of n){let i=t[t.length-1]?.material??"";e.set(i,(e.get(i)??0)+1)}return[...e].reduce((t,i)=>i[1]>t[1]?i:t,["",0])[0]}function iv(n,e){let t=parseInt(n.slice(1),16),i=1+(e*37%11-5)*.014,s=r=>Math.max(0,Math.min(255,Math.round((t>>r&255)*i)));return[s(16),s(8),s(0)]}function sv(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let s of i.layers)s.bottom!==null&&(e=Math.min(e,s.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function Fa(){return new Map(O.value.rocks.map(n=>[n.name,n.colour]))}function rv(){let n=ce(Nt,r=>r.section),e=Xt(null),t=Sc(n);kt(()=>{let r=e.current;if(!r||t.length<2)return;let o=lv(r),[a,l]=sv(t),c={x:46,y:6,width:r.clientWidth-54,height:r.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};cv(o,c);let u=devicePixelRatio||1,h=Math.max(1,Math.round(c.width*u)),d=Math.max(1,Math.round(c.height*u)),f=Mc(t,Fa(),{...c,width:h,height:d}),g=new OffscreenCanvas(h,d);g.getContext("2d").putImageData(new ImageData(f,h,d),0,0),o.drawImage(g,c.x,c.y,c.width,c.height)},[n]);let i=[...new Set(t.flatMap(r=>r.layers.map(o=>o.material)))],s=Fa();return m("figure",{class:"sectionfigure",children:[m("figcaption",{children:[w("Section A–B")," ·"," ",m("ul",{class:"swatches",children:i.map(r=>m("li",{children:[m("span",{class:"swatch",style:{background:s.get(r)}}),Fe(r)]},r))})]}),m("canvas",{ref:e,role:"img","aria-label":w("Layers under the line: {list}",{list:i.join(", ")})})]})}function ov(){let n=ce(Nt,i=>i.profile),e=Xt(null),t=(n?.points??[]).map(i=>[i.distance,i.height]);return kt(()=>{let i=e.current;if(!i||t.length<2)return;let s=lv(i),r=t.map(a=>a[1]),o={x:46,y:8,width:i.clientWidth-54,height:i.clientHeight-30,from:t[0][0],to:t[t.length-1][0],low:Math.min(...r),high:Math.max(...r)+1e-6};cv(s,o),s.beginPath();for(let[a,l]of t)s.lineTo(o.x+(a-o.from)/(o.to-o.from)*o.width,o.y+(1-(l-o.low)/(o.high-o.low))*o.height);s.strokeStyle="#67a4d1",s.lineWidth=2,s.stroke()},[n]),m("figure",{class:"sectionfigure",children:[m("figcaption",{children:[w("River profile"),t.length<2?`: ${w("no river here")}`:` · ${Or(t[t.length-1][0]-t[0][0])}`]}),m("canvas",{ref:e,role:"img","aria-label":w("River profile")})]})}function av(){let n=sf(ce(Nt,i=>i.borehole)?.layers??[]),e=Fa(),t=Math.max(1,...n.map(i=>i.bottom===null?0:i.top-i.bottom));return m("figure",{class:"borefigure",children:[m("figcaption",{children:w("Borehole")}),m("ol",{children:n.map((i,s)=>{let r=i.bottom===null?void 0:i.top-i.bottom;return m("li",{style:{minHeight:`${18+30*(r??t)/t}px`},children:[m("span",{class:"core",style:{background:e.get(i.material)}}),m("span",{children:[m("b",{children:Fe(i.material)})," ",r===void 0?w("and farther down"):`${wt(r,3)} m`,m("br",{}),m("small",{children:w("top at {h} m",{h:wt(i.top)})})]})]},s)})})]})}function lv(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function cv(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of Ds(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(wt(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of Ds(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(Or(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}var uv=[['op = "water_flow"','directions = "eight"'],['op = "hydraulic_erosion"',"acceleration = 60"]],ar=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",value:.8,weight:["hydraulic_erosion","stream_power","rivers","musgrave_erosion","thermal"],kit:{label:"drops",steps:12,processes:[['op = "droplets"']]}},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",value:80,kit:{label:"storm",steps:400,processes:[['op = "rain"'],...uv]}},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",value:1,kit:{label:"springs",steps:600,processes:[['op = "spring"','discharge = "5 m3/s"'],...uv]}},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",value:.002,kit:{label:"rising",steps:40,processes:[['op = "uplift"','time_step = "1000 yr"']]}}],yi=new ai({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:"",answered:!0}),zM=.28;function hv(n,e){let t={};if(!n.some(s=>s.name==="radius"))return t;t.radius=e;let i=Number(n.find(s=>s.name==="height"&&s.unit==="m")?.default);if(!(i>0))return t;for(let s of n){let r=Number(s.default);s.unit!=="m"||/^(radius|base|x|y)/.test(s.name)||!(r>0)||(t[s.name]=jl(s,zM*e*r/i))}return t}var HM=128;function VM(n,e,t=HM){let i=[];for(let s of n){let r=i[i.length-1];(r===void 0||Math.hypot(s[0]-r[0],s[1]-r[1])>=e)&&i.push(s)}return i.length<=t?i:Array.from({length:t},(s,r)=>i[Math.round(r*(i.length-1)/(t-1))])}function dv(n,e,t,i,s){let r=ar.find(c=>c.name===n.kind)??ar[0],o=c=>Number(c.toFixed(5)),a=VM(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:r.mode,path:a,radius:n.radius,core:n.core};return r.mode==="raise"||r.mode==="lower"?l.amount=n.amount:l.strength=n.strength,r.mode==="flatten"&&(l.level=Number(s.toPrecision(6))),r.name==="rock"&&n.material!==""&&(l.material=n.material),r.field!==void 0&&(l.value=n.value),l}var GM=["number or field","field"];function WM(n,e){let t=[];for(let i of e){if(i.kind!=="process")continue;let s=i.params.filter(o=>GM.includes(o.kind)),r=s.find(o=>o.name===n.name)??(i.name===n.name?s[0]:void 0);r!==void 0&&t.push({operator:i,key:r.name,inverse:!1})}t.sort((i,s)=>+(s.operator.name===n.name)-+(i.operator.name===n.name));for(let i of n.weight??[]){let s=e.find(r=>r.name===i);s!==void 0&&t.push({operator:s,key:"mask",inverse:!0})}return t}function XM(n){return n.flatMap(e=>[e,...e.children.filter(t=>t.list==="process")])}function Io(n,e,t){if(n.field===void 0)return;let i=WM(n,t),s=/"(\w+)"/.exec(n.kit?.processes[0][0]??"")?.[1],r=XM(e).filter(u=>u.enabled),o=(u,h)=>{let d=u.operator.params.find(y=>y.name===u.key),f=u.inverse?"softness_map":n.field,g=h?.values[u.key]??h?.written[u.key],b=typeof g=="number"?g:void 0,v=u.inverse||u.operator.name===s?n.value??1:2*Number(d?.default||1);return{map:f,op:u.operator.name,key:u.key,place:h?.place??"",wired:g===f,base:u.inverse?1:b??0,inverse:u.inverse,unit:d?.kind==="field"||u.inverse?"1":d?.unit??"1",most:Math.min(u.inverse?1:d?.max??1/0,5*v),value:v}},a=i.flatMap(u=>r.filter(h=>h.op===u.operator.name).map(h=>o(u,h))),l=a.filter(u=>u.wired||u.key!=="mask"||!_i(e,u.place)?.mask),c=i.find(u=>u.operator.name===s&&!u.inverse);return a.find(u=>u.wired)??l[0]??(c&&o(c,void 0))}function fv(n,e){let t=new Set(e.filter(i=>i.kind==="process"&&((i.halo??0)>0||(i.grid_copies??0)>0)).map(i=>i.name));return n.some(i=>i.enabled&&(t.has(i.op)||i.children.some(s=>s.list==="process"&&t.has(s.op))))}function wc(n){return Object.entries(n).map(([e,t])=>`${e} = ${ti(t)}`).join(`
`)}function pv(n,e,t){return n.slice(0,t-1).some(i=>i.enabled&&i.written.into===e&&i.op!=="brush")}function mv(n,e,t){let i=[],s=t.length+1,r=n.place===""?s:Number(n.place.split(".")[1]),o=r;if(pv(t,n.map,r)||i.push({kind:"insert",place:`stage.${o++}`,value:wc({op:"flat",into:n.map,level:n.base})}),i.push({kind:"insert",place:`stage.${o++}`,value:wc({op:"brush",...rf(n,e)})}),n.place!==""&&!n.wired){let a=n.place.split(".").slice(2);i.push({kind:"set",place:["stage",o,...a,n.key].join("."),value:ti(n.map)})}return i}function rf(n,e){let t=Number(e.value);return{...e,into:n.map,value:n.inverse?Number((1-t).toPrecision(6)):t}}function gv(n,e,t){if(n.kit===void 0)return[];let i=[],s=t.length;pv(t,e.map,s+1)||i.push({kind:"insert",place:`stage.${++s}`,value:wc({op:"flat",into:e.map,level:e.base})});let r=`stage.${s+1}`,o=new Set(t.map(l=>l.label)),a=n.kit.label;for(let l=2;o.has(a);l++)a=`${n.kit.label}_${l}`;return i.push({kind:"insert",place:r,value:wc({op:"simulate",label:a,steps:n.kit.steps})}),n.kit.processes.forEach((l,c)=>{let u=c===0?[...l,`${e.key} = ${ti(e.map)}`]:l;i.push({kind:"insert",place:`${r}.process.${c+1}`,value:u.join(`
`)})}),i}function vv(n,e,t,i){if(!n.wired||i<=0)return!1;let s=e.filter(o=>o.enabled),{list:r}=Is(n.place);return r!=="stage"&&s[t-1]?.place===n.place.split(".").slice(0,2).join(".")}var Lo=[];function xv(n){Lo=[[n.x,n.y]],Ec(n),Nt.set({drawing:!0})}function _v(n){Lo.push([n.x,n.y]),Ec(n)}function Ec(n){xe.setBrush(n,yi.value.radius,yi.value.core)}var Tc=Promise.resolve();function yv(n){return Tc=Tc.then(n,n),Tc}function bv(){let n=xe.land;if(Lo.length===0)return Tc;let[e,t]=Lo[0],i=n.heightAt(e/n.spacing,t/n.spacing),s=dv(yi.value,Lo,n.width,n.depth,i);return Lo=[],yv(()=>$M(s))}var qM=0;async function $M(n){let e=ar.find(a=>a.name===yi.value.kind),{cards:t,catalog:i,run:s}=O.value,r=e&&Io(e,t,i?.operators??[]);if(e===void 0||r===void 0){await St("stroke",{...n,answered:yi.value.answered});return}let o=w("{name} painted",{name:w(e.word)});if(vv(r,t,s.stage,s.step)){await St("stroke",{...rf(r,n),what:o});return}await pn(mv(r,n,t),`${o} ${++qM}`),r.place!==""&&!r.wired&&rn("note",w("{card} takes the map {map} from now on: {key}.",{card:Fe(r.op),map:r.map,key:Fe(r.key)}))}function Sv(n){return yv(()=>YM(n))}async function YM(n){let{cards:e,catalog:t}=O.value,i=Io(n,e,t?.operators??[]);i===void 0||i.place!==""||(await pn(gv(n,i,e),w("{name} added",{name:Fe(i.op)})),await St("run"))}async function Mv(n,e){let t=xe.land,i=O.value.catalog?.operators.find(l=>l.name===n)?.params??[],s=i.find(l=>l.name==="x")?.unit==="m",r=s?e.x:e.x/t.width,o=s?e.y:e.y/t.depth;await St("act",{op:n,params:hv(i,yi.value.radius),x:r,y:o})!==void 0&&O.set({tool:"look"})}function wv(){let n=ce(yi,l=>l),e=ce(O,l=>l.rocks),t=xe.land.extent,i=ar.find(l=>l.name===n.kind)??ar[0],s=ce(O,l=>l.cards),r=ce(O,l=>l.catalog)?.operators??[],o=Io(i,s,r),a=(l,c,u,h,d,f=!1)=>m("div",{class:"control tight",children:[m("label",{children:c}),m(Ro,{id:`b-${l}`,param:{name:l,kind:"number",doc:"",unit:u,min:h,max:d,scale:f?"log":"linear",default:n[l]},value:n[l],written:!1,fields:[],materials:[],onReset:()=>{},onChange:g=>yi.set({[l]:Number(g)})})]});return m("div",{class:"tooloptions",role:"group","aria-label":w("Brush"),children:[m("div",{class:"kinds",role:"radiogroup","aria-label":w("What the brush does"),children:ar.map(l=>m("button",{role:"radio","aria-checked":n.kind===l.name,onClick:()=>yi.set({kind:l.name,value:Io(l,s,r)?.value??n.value}),children:w(l.word)},l.name))}),a("radius",w("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&a("amount",w("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&a("strength",w("Strength"),"1",0,1),i.mode==="paint"&&a("value",i.name==="spring"?w("Weight"):w("Value"),o?.unit??"1",0,o?.most??1),a("core",w("Hard core"),"1",0,1),n.kind==="rock"&&m("div",{class:"control tight",children:[m("label",{for:"b-material",children:w("Material")}),m("select",{id:"b-material",value:n.material,onChange:l=>yi.set({material:l.currentTarget.value}),children:[m("option",{value:"",children:w("what is on top")}),e.map(l=>m("option",{value:l.name,children:Fe(l.name)},l.name))]})]}),i.field===void 0&&fv(s,r)&&m("label",{class:"inline",title:w("The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now."),children:[m("input",{type:"checkbox",role:"switch",checked:n.answered,onChange:l=>yi.set({answered:l.currentTarget.checked})}),w("Rivers and slopes answer")]}),o!==void 0&&m(ZM,{kind:i,taker:o})]})}function ZM({kind:n,taker:e}){let i={card:Fe(e.op),map:e.map,key:Fe(e.key)};return e.wired?m("p",{class:"sentence",children:w("{card} reads the map {map}: {key}.",i)}):e.place!==""?m("p",{class:"sentence",children:w("The first stroke gives the map {map} to {card}: {key}.",i)}):m("div",{class:"offer",role:"status",children:[m("p",{children:w("No process of this recipe takes the map {map} yet.",i)}),m("button",{class:"primary",onClick:()=>{Sv(n)},children:w("Add {card} that does",i)})]})}function Tv(n){let e=O.value.catalog?.operators??[],t=i=>e.find(s=>s.name===i.op)?.params.some(s=>s.name==="sea_level");return n.flatMap(i=>[i,...i.children.filter(s=>s.list==="process")]).filter(i=>i.enabled&&t(i))}async function Ua(n){let e=n===void 0?void 0:Number(n.toFixed(1)),t=Tv(O.value.cards);if(t.length===0){h0(),O.set({settings:{...O.value.settings,sea:e}}),zr(xe);return}let i=t.flatMap(s=>{let r=`${s.place}.sea_level`;return e!==void 0?[{kind:"set",place:r,value:String(e)}]:"sea_level"in s.written?[{kind:"unset",place:r}]:[]});i.length>0&&await pn(i,e===void 0?w("No sea"):w("Sea level {h} m",{h:e}))}function Ev(){let n=Tv(ce(O,r=>r.cards)),e=ce(O,r=>r.run.sea_level??r.settings.sea??void 0),{low:t,high:i}=xe.land.numbers,s={name:"sea_level",kind:"number",doc:"",unit:"m",min:Math.floor(t),max:Math.ceil(i),default:t};return m("div",{class:"tooloptions",role:"group","aria-label":w("Sea level"),children:[m("p",{children:w("Click where the shore shall be.")}),m("div",{class:"control tight",children:[m("label",{for:"sea-level",children:w("Sea level")}),m(Ro,{id:"sea-level",param:s,value:e??t,written:!1,fields:[],materials:[],onReset:()=>{Ua(void 0)},onChange:r=>{Ua(Number(r))}})]}),m("p",{class:"sentence",children:n.length>0?w("It becomes a value of {list}.",{list:[...new Set(n.map(r=>Fe(r.label||r.op)))].join(", ")}):w("No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.")}),e!=null&&m("button",{class:"small",onClick:()=>{Ua(void 0)},children:[w("No sea")," (",wt(e)," m)"]})]})}var Av={look:{word:"Look around",icon:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",shortcut:"Escape"},fly:{word:"Fly",icon:"M2 11l16-7-5 13-3-5z",shortcut:"g",keys:"G, then W A S D",hint:"W A S D move, drag looks around.",hidden:!0},brush:{word:"Brush",icon:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",shortcut:"b",press:xv,move:_v,release:()=>{bv()},hover:Ec,leave:()=>xe.setBrush(void 0,1,.5),options:wv},section:{word:"Section",icon:"M2 14l4-5 3 3 4-7 5 8M2 17h16",shortcut:"s",hint:"Draw a line over the land: the section follows it.",press:({x:n,y:e})=>Nt.set({line:[[n,e],[n,e]],drawing:!0}),move:({x:n,y:e})=>{Nt.set({line:[Nt.value.line[0],[n,e]]}),ka(!1)},release:()=>{ka(!0)},reading:"section",drawing:rv},borehole:{word:"Borehole",icon:"M10 2v16M7 5h6M7 9h6M7 13h6",shortcut:"o",hint:"Click where to drill.",release:n=>{n&&tv(n)},reading:"borehole",drawing:av},profile:{word:"River profile",icon:"M3 4c5 0 4 6 7 6s3 6 7 6",shortcut:"p",hint:"Click on a river: its profile down to the mouth is drawn.",release:n=>{n&&nv(n)},reading:"profile",drawing:ov},sea:{word:"Sea level",icon:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0",shortcut:"l",release:n=>{n&&Ua(n.height)},options:Ev}},lr=Object.keys(Av).map(n=>({key:n,...Av[n]}));function Hr(n){let e=lr.find(i=>i.key===n);if(e!==void 0)return e;let t=n.slice(4);return{key:n,word:t,icon:"",shortcut:"",release:i=>{i&&Mv(t,i)}}}function Vr(n){O.set({tool:O.value.tool===n?"look":n}),xe.setBrush(void 0,1,.5)}function Rv(){let n=ce(Nt,s=>s),e=n.section,t=ce(O,s=>s.tick);kt(()=>{e!==void 0&&!n.drawing&&ka(!1)},[t]);let i=lr.filter(s=>s.reading&&n[s.reading]!==void 0);return i.length===0?null:m("aside",{class:"cuts","aria-label":w("Under the ground"),children:[m("button",{class:"icon quiet close",onClick:ev,"aria-label":w("Close"),title:w("Close"),children:m(mt,{name:"close"})}),i.map(({key:s,drawing:r})=>r&&m(r,{},s))]})}var Cv="\0again";function Iv(){let n=ce(O,o=>o.compare),e=ce(O,o=>o.text),t=ce(O,o=>o.run.kept),i=ce(O,o=>o.settings.overlay||o.compare.show!=="land"?o.settings.field:"");ce($i,o=>o.pictures),kt(()=>{_c()},[i]),kt(()=>{yc()},[e,t?.a?.edition,t?.b?.edition]);let s=[["land",w("3D")],["map",w("Map")],["difference",w("Difference")]],r=Da("left")!==Da("right");return m("section",{class:"comparebar","aria-label":w("Compare"),children:[m(Pv,{side:"left"}),m("div",{class:"ways",role:"radiogroup","aria-label":w("How to compare"),children:s.map(([o,a])=>m("button",{role:"radio","aria-checked":n.show===o,onClick:()=>W0(o),children:a},o))}),m(Pv,{side:"right"}),m("details",{class:"apart",children:[m("summary",{children:n.words.length===0?r?w("The same recipe at two moments"):w("The recipes are the same"):n.words.length===1?w("One difference of the recipes"):w("{n} differences of the recipes",{n:n.words.length})}),m("ul",{children:n.words.map(o=>m("li",{children:o},o))})]}),n.show==="difference"&&xe.map.apart===void 0&&m("p",{class:"sentence",role:"status",children:w("These lands have other extents: no difference can be drawn.")})]})}function Pv({side:n}){let e=ce(O,c=>c.compare),t=ce(O,c=>c.branches),i=ce(O,c=>c.run),s=e[n],r=w("step {n}",{n:Da(n)}),o=i.kept?.a?.branch??i.branch??"",a=c=>{Jd(n,c===Cv?"":c)},l=t.filter(c=>n==="left"||c.name!==i.branch);return m("label",{class:`side ${n}`,children:[m("span",{children:n==="left"?w("Left"):w("Right")}),m("select",{value:s,disabled:e.busy,"aria-busy":e.busy,onChange:c=>a(c.currentTarget.value),children:[m("option",{value:"",children:n==="left"?w("kept: {branch}, {step}",{branch:o,step:r}):w("now: {branch}, {step}",{branch:i.branch??"",step:r})}),l.map(c=>m("option",{value:c.name,children:[c.name,","," ",w("step {n}",{n:c.name===s?Da(n):KM(c.name,c.tick)})]},c.name)),n==="left"&&m("option",{value:Cv,children:w("Keep this moment")})]})]})}function KM(n,e){return n===O.value.run.branch?O.value.run.tick:e??0}function Lv(){ce($i,e=>e.pictures);let n=e=>{xe.split=Math.min(.97,Math.max(.03,e)),xe.invalidate()};return m("div",{class:"split",role:"slider",tabIndex:0,"aria-label":w("Where left and right meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(xe.split*100),style:{left:`${xe.split*100}%`},onPointerDown:e=>e.currentTarget.setPointerCapture(e.pointerId),onPointerMove:e=>{let t=xe.canvas.getBoundingClientRect();e.buttons&1&&n((e.clientX-t.left)/t.width)},onKeyDown:e=>{let t=e.key==="ArrowLeft"?-.02:e.key==="ArrowRight"?.02:0;t!==0&&(e.preventDefault(),e.stopPropagation(),n(xe.split+t))},children:m("span",{"aria-hidden":"true",children:"⇔"})})}var Oa=()=>Hr(O.value.tool),Ac=n=>xe.pick(n.clientX,n.clientY),Dv={press(n){let e=Oa(),t=Ac(n);return(e.press??e.release)===void 0||t===void 0?!1:(e.press?.(t),!0)},move(n){let e=Ac(n);e!==void 0&&Oa().move?.(e)},release(n){let e=Ac(n);Nt.set({drawing:!1,place:e}),nf(e),Oa().release?.(e)},hover(n){let e=Ac(n);Nt.set({place:e}),Oa().hover?.(e),nf(e)},leave(){Nt.set({place:void 0,cell:void 0}),Oa().leave?.()}};var JM=n=>n==="Escape"?"Esc":n.toUpperCase();function Nv(){let n=ce(O,i=>i.tool),t=(ce(O,i=>i.catalog)?.operators??[]).filter(i=>i.kind==="generator"&&["x","y"].every(s=>i.params.some(r=>r.name===s)));return m("div",{class:"toolbar",role:"toolbar","aria-label":w("Tools"),"aria-orientation":"vertical",children:[lr.filter(i=>!i.hidden).map(i=>m("button",{class:"icon","aria-pressed":n===i.key,"aria-label":w(i.word),title:`${w(i.word)} (${JM(i.shortcut)})`,onClick:()=>Vr(i.key),children:m(Ca,{lines:i.icon})},i.key)),t.length>0&&m("label",{class:"acts",title:w("Drop a landform"),children:[m(mt,{name:"act"}),m("select",{"aria-label":w("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:i=>O.set({tool:i.currentTarget.value||"look"}),children:[m("option",{value:"",children:w("none")}),t.map(i=>m("option",{value:`act:${i.name}`,children:Fe(i.name)},i.name))]})]}),m("button",{class:"icon",onClick:()=>xe.frameLand(!0),"aria-label":w("All of the land"),title:`${w("All of the land")} (F)`,children:m(mt,{name:"frame"})})]})}function kv(){let n=ce(O,r=>r.tool),{options:e,hint:t,word:i}=Hr(n);if(e!==void 0)return m(e,{});let s=n.startsWith("act:")?w("Click where it shall stand: {name}",{name:Fe(i)}):t&&w(t);return s===void 0?null:m("p",{class:"hint",role:"status",children:s})}function Fv(n,e,t){let i=n.canvas,s=new Map,r=!1;i.style.touchAction="none";let o=(u,h,d)=>{let f=Math.min(i.clientWidth,i.clientHeight);if(n.flat)n.map.window.x-=h*n.map.window.scale,n.map.window.y-=d*n.map.window.scale;else if(u.button===2||u.buttons&6||u.shiftKey){let g=.75/f;n.rig.pan(-h*g,d*g)}else u.ctrlKey?n.rig.look(h/f*-1.2,d/f*-1.2):n.rig.turn(h/f*3.2,-d/f*2.2)},a=(u,h)=>{let d=[...s.entries()].find(([y])=>y!==u.pointerId)?.[1];if(d===void 0)return;let f=Math.hypot(h.x-d.x,h.y-d.y),g=Math.hypot(u.clientX-d.x,u.clientY-d.y);l(f/Math.max(g,1),(u.clientX+d.x)/2,(u.clientY+d.y)/2);let b=Math.min(i.clientWidth,i.clientHeight),p=(u.clientX-h.x)/2,v=(u.clientY-h.y)/2;n.flat?(n.map.window.x-=p*n.map.window.scale,n.map.window.y-=v*n.map.window.scale):n.rig.pan(-p*.75/b,v*.75/b)},l=(u,h,d)=>{if(n.flat){let b=i.getBoundingClientRect(),p=n.map.window,v=h-b.left-b.width/2,y=d-b.top-b.height/2;p.x+=v*p.scale*(1-u),p.y+=y*p.scale*(1-u),p.scale*=u;return}let f=n.pick(h,d),g=n.settings.exaggeration;n.rig.zoom(u,f&&[f.worldX,f.height*g,f.worldZ])};i.addEventListener("pointerdown",u=>{i.setPointerCapture(u.pointerId),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.rig.stay(),r=s.size===1&&u.button===0&&e.press(u),u.preventDefault(),document.activeElement?.blur()}),i.addEventListener("pointermove",u=>{let h=s.get(u.pointerId);if(h===void 0){e.hover(u);return}r?e.move(u):s.size>=2?a(u,h):o(u,u.clientX-h.x,u.clientY-h.y),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.invalidate(),t()});let c=u=>{s.delete(u.pointerId)&&(r&&e.release(u),r=!1,t())};i.addEventListener("pointerup",c),i.addEventListener("pointercancel",c),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",u=>u.preventDefault()),i.addEventListener("wheel",u=>{u.preventDefault(),n.rig.stay();let h=u.deltaMode===1?u.deltaY*30:u.deltaY;l(Math.exp(Math.max(-200,Math.min(200,h))*.0016),u.clientX,u.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",u=>{let h=n.pick(u.clientX,u.clientY);h===void 0||n.flat||(n.rig.glideTo({x:h.worldX,y:h.height*n.settings.exaggeration,z:h.worldZ,distance:n.rig.state.distance*.55}),n.invalidate())})}var $i=new ai({pictures:0});function Uv(){let n=Xt(null),e=ce(O,i=>i.mode),t=ce(O,i=>i.compare.show);return kt(()=>{let i=n.current;i.prepend(xe.canvas),xe.attach(i),xe.canvas.tabIndex=0,xe.canvas.setAttribute("role","img"),Fv(xe,Dv,()=>$i.set({pictures:$i.value.pictures+1}));let s=0;xe.onDrawn=()=>{Ia.take(xe.canvas,xe.slots.live.maps.tick,O.value.run.ticks);let r=performance.now();r-s<60||(s=r,$i.set({pictures:xe.pictures}))}},[]),kt(()=>{xe.canvas.setAttribute("aria-label",xe.flat?w("Map of the land"):w("The land in 3D"))},[e,t]),m("main",{class:`stage ${e==="split"?"comparing":""}`,ref:n,onDragOver:i=>{i.dataTransfer?.types.includes("Files")&&i.preventDefault()},onDrop:i=>{let s=i.dataTransfer?.files[0];s!==void 0&&(i.preventDefault(),rn("note",w("Opening {name}…",{name:s.name})),hc(s))},children:[m(nw,{}),m(Nv,{}),m(kv,{}),m(QM,{}),m(ew,{}),m(tw,{}),e==="split"&&t!=="difference"&&m(Lv,{}),e==="split"&&m(Iv,{}),m(j0,{}),m(Rv,{}),m(jM,{})]})}function jM(){let n=ce(O,t=>t.run.busy),e=w("Working…");return n?m("div",{class:"busy",role:"status",children:[m("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function QM(){ce($i,e=>e.pictures);let n=xe.flat?0:(xe.rig.state.azimuth+Math.PI)*180/Math.PI;return m("button",{class:"compass",title:w("North; click: look north"),"aria-label":w("Look north"),onClick:()=>{xe.rig.glideTo({azimuth:Math.PI}),xe.invalidate()},children:m("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[m("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),m("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),m("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function ew(){ce($i,s=>s.pictures);let n=xe.land;if(n.boxes===void 0)return null;let e=xe.canvas.clientHeight||1,t=xe.flat?xe.map.window.scale*n.spacing:2*xe.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=Zd(t*70);return m("div",{class:"scalebar","aria-label":w("Scale"),children:[m("span",{class:"bar",style:{width:`${i/t}px`}}),m("span",{children:[Or(i),xe.settings.exaggeration!==1&&!xe.flat?` · ${w("heights")} × ${wt(xe.settings.exaggeration,2)}`:""]})]})}function tw(){let n=ce(Nt,a=>a.place),e=ce(Nt,a=>a.cell),t=ce(O,a=>a.catalog);if(n===void 0)return null;let i=e?.values??{},s=[],r=new Map(t?.fields.map(a=>[a.name,a.unit])),o=new Set(O.value.cards.map(a=>String(a.written.into??"")));for(let[a,l]of Object.entries(i)){if(!r.has(a)&&!o.has(a))continue;let{value:c}=l;if(c===null)continue;if(a==="top_material"){s.push([a,Fe(O.value.rocks[c]?.name??String(c))]);continue}let u=U0(a,c);u!==void 0?s.push([a,w(u)]):s.push([a,`${wt(c)} ${xi(r.get(a))}`])}return s.length===0&&s.push(["height",`${wt(n.height)} m`]),m("dl",{class:"readout","aria-label":w("Values under the cursor"),children:[m("div",{children:[m("dt",{children:w("Place")}),m("dd",{children:[Or(n.x),", ",Or(n.y)]})]}),s.slice(0,24).map(([a,l])=>m("div",{children:[m("dt",{children:Fe(a)}),m("dd",{children:l})]},a))]})}function nw(){let n=ce(Nt,s=>s.line),e=ce(Nt,s=>s.borehole);if(ce($i,s=>s.pictures),n.length<2&&e===void 0)return null;let t=[];for(let s=0;n.length===2&&s<=96;s++){let r=s/96,o=xe.project(n[0][0]+(n[1][0]-n[0][0])*r,n[0][1]+(n[1][1]-n[0][1])*r);o!==void 0&&t.push(`${o[0].toFixed(1)},${o[1].toFixed(1)}`)}let i=e&&xe.project(e.at.x,e.at.y);return m("svg",{class:"sectionline","aria-hidden":"true",children:[m("polyline",{points:t.join(" "),class:"shade"}),m("polyline",{points:t.join(" ")}),t.length>1&&m("text",{x:t[0].split(",")[0],y:Number(t[0].split(",")[1])-8,children:"A"}),t.length>1&&m("text",{x:t[t.length-1].split(",")[0],y:Number(t[t.length-1].split(",")[1])-8,children:"B"}),i&&m("circle",{cx:i[0],cy:i[1],r:"6"})]})}var iw=Uint32Array.from({length:256},(n,e)=>{for(let t=0;t<8;t++)e=e&1?3988292384^e>>>1:e>>>1;return e>>>0});function sw(n){let e=4294967295;for(let t of n)e=iw[(e^t)&255]^e>>>8;return(e^4294967295)>>>0}function Ov(n){let e=[],t=[],i=0;for(let{name:o,data:a}of n){let l=new TextEncoder().encode(o),c=[20,2048,0,0,33],u=[sw(a),a.length,a.length],h=of(67324752,c,u,[l.length,0]),d=of(33639248,[20,...c],u,[l.length,0,0,0,0],[0,i]);e.push(h,l,a),t.push(d,l),i+=h.length+l.length+a.length}let s=t.reduce((o,a)=>o+a.length,0),r=of(101010256,[0,0,n.length,n.length],[s,i],[0]);return new Blob([...e,...t,r],{type:"application/zip"})}function of(n,...e){let t=[],i=(s,r)=>{for(let o=0;o<r;o++)t.push(s>>>8*o&255)};return i(n,4),e.forEach((s,r)=>s.forEach(o=>i(o,r%2===0?2:4))),Uint8Array.from(t)}function af(n){let e=O.value.catalog?.operators??[],t=new Set;for(let i of n.flatMap(s=>[s,...s.children])){let s=e.find(r=>r.name===i.op)?.params??[];for(let r of s)r.kind==="file"&&typeof i.written[r.name]=="string"&&i.written[r.name]!==""&&t.add(String(i.written[r.name]))}return[...t]}async function Bv(){let n=O.value.name||"recipe",e=[{name:`${n}/${n}.toml`,data:new TextEncoder().encode(O.value.text)}];for(let t of af(O.value.cards)){let i=await mn.get(`/api/file/${t}`);if(e.push({name:`${n}/${t}`,data:new Uint8Array(await i.arrayBuffer())}),!/\.(png|r16)$/i.test(t))continue;let s=await mn.get(`/api/file/${t}.json`).catch(()=>{});s!==void 0&&e.push({name:`${n}/${t}.json`,data:new Uint8Array(await s.arrayBuffer())})}ir(Ov(e),`${n}.zip`)}var zv=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3",what:"Land, map, compare"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},...lr.filter(n=>n.key!=="look").map(n=>({keys:n.keys??n.shortcut.toUpperCase(),what:n.word})),{keys:"T",what:"Charts"},{keys:"C",what:"Save a picture"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function Hv(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(O.value.dialog!==""||t&&!i)return!1;let s=n.ctrlKey||n.metaKey,r=n.key.length===1?n.key.toLowerCase():n.key;return r==="z"&&!n.altKey?(n.shiftKey?sc():ic(),!0):s||n.altKey||i&&(r.startsWith("Arrow")||r===" ")||r===" "&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:ow(n.shiftKey?`shift ${r}`:r)||rw(r)||aw(r,n.shiftKey)}function rw(n){let{run:e}=O.value;if(n===" ")nr();else if(n==="ArrowRight")Eo();else if(n==="ArrowLeft")Li(Math.max(0,e.tick-1));else return!1;return!0}function ow(n){let e=xe.rig,t=xe.flat,i=xe.map.window,s=60*i.scale,r=O.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*s,i.x+=u*s):e.fly(c*.08,u*.08,0)},l={f:()=>xe.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:r?()=>o(1,0):void 0,s:r?()=>o(-1,0):void 0,a:r?()=>o(0,-1):void 0,d:r?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),xe.invalidate(),!0)}function aw(n,e){if(n==="1")Po("land");else if(n==="2")Po("map");else if(n==="3")Po("split");else if(n==="t")O.set({dock:!O.value.dock});else if(n==="c")Ao();else if(n==="n")O.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)O.set({dialog:"help"});else if(n==="Escape"&&O.value.tool==="look"&&O.value.notices.length>0)O.set({notices:[]});else{let t=lr.find(i=>i.shortcut===n);if(t===void 0)return!1;Vr(t.key)}return!0}function Vv(){let n=ce(O,e=>e.catalog)?.version;return m(Ls,{title:w("Help"),wide:!0,children:[m("p",{children:w("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),m("dl",{class:"keylist",children:zv.map(e=>m("div",{children:[m("dt",{children:m("kbd",{children:e.keys})}),m("dd",{children:w(e.what)})]},e.keys))}),m("p",{class:"sentence",children:["Cuesta ",n]})]})}function Gv(){let n=ce(O,o=>o.text),e=ce(O,o=>o.run.project),t=O.value.name||"recipe",i=af(ce(O,o=>o.cards)),[s,r]=xt(!1);return m(Ls,{title:w("Share"),children:[m("p",{children:i.length>0?w("A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length,list:i.join(", ")}):w("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),m("pre",{class:"command",children:["cuesta run ",t,".toml"]}),m("div",{class:"buttons",children:[i.length>0&&m("button",{class:"primary",autofocus:!0,onClick:()=>{Bv().catch(o=>rn("error",o.message))},children:w("Download recipe and files (.zip)")}),m("button",{class:i.length>0?"":"primary",autofocus:i.length===0,onClick:m0,children:w("Download the recipe")}),m("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>r(!0),()=>rn("warning",w("The browser did not allow copying.")))},children:s?w("Copied"):w("Copy the text")})]}),m("p",{class:"sentence",children:w("This page answers on this computer alone, so its address cannot be shared; the recipe can.")}),m("p",{class:"sentence",children:w("The work is on disk at all times: {place}",{place:e??""})})]})}function Wv(){let n=ce(O,t=>t.catalog)?.examples??[],e=async t=>{await St("load_example",{name:t})!==void 0&&O.set({dialog:""})};return m(Ls,{title:w("Begin with"),wide:!0,children:[m("div",{class:"examples",children:n.map(t=>m("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[m("strong",{children:Fe(t.name)}),m("span",{children:t.sentence})]},t.name))}),m("div",{class:"buttons",children:m("button",{onClick:async()=>{let t=await uc();t!==void 0&&(O.set({dialog:""}),await hc(t))},children:[m(mt,{name:"map"})," ",w("Open a height map or a recipe…")]})}),m("p",{class:"sentence",children:w("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function Xv(){let n=[["map",w("Examples and files"),()=>O.set({dialog:"examples"})],["export",w("Export"),()=>O.set({dialog:"export"})],["share",w("Share"),()=>O.set({dialog:"share"})],["camera",w("Save a picture"),()=>{O.set({dialog:""}),Ao()}],["help",w("Help"),()=>O.set({dialog:"help"})],["look",hs()==="de"?"English":"Deutsch",()=>{O.set({dialog:""}),Rc()}]];return m(Ls,{title:w("More"),children:m("div",{class:"menu",children:n.map(([e,t,i])=>m("button",{onClick:i,children:[m(mt,{name:e})," ",t]},t))})})}function qv(){let n=ce(O,s=>s.dialog==="welcome"),e=ce(O,s=>s.run.running);if(!n)return null;let t=()=>{O.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[[Od.play,e?w("Watch it change"):w("Let it run"),w("Press space; drag the line below to go back in time."),()=>{e||nr()}],[Hr("brush").icon,w("Raise a mountain"),w("Press B and draw on the land. Rivers find their way around it."),()=>Vr("brush")],[Hr("section").icon,w("Cut it open"),w("Press S and draw a line: the layers under it appear."),()=>Vr("section")]];return m("aside",{class:"welcome","aria-label":w("Three things to try"),children:[m("header",{children:[m("h2",{children:w("Three things to try")}),m("button",{class:"icon quiet",onClick:t,"aria-label":w("Close"),children:m(mt,{name:"close"})})]}),i.map(([s,r,o,a])=>m("button",{onClick:()=>{a(),t()},children:[m(Ca,{lines:s}),m("span",{children:[m("strong",{children:r}),m("small",{children:o})]})]},s))]})}function $v(){let n=ce(O,e=>e.notices);return m("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>m("div",{class:`notice ${e.kind}`,children:[m("span",{children:e.sentence}),m("button",{class:"icon quiet",onClick:()=>Id(e.id),"aria-label":w("Close"),children:m(mt,{name:"close"})})]},e.id))})}function Yv(){let n=ce(O,a=>a.run),e=ce(O,a=>a.mode),t=ce(O,a=>a.settings.sea),i=ce(O,a=>a.connected),r=ce(O,a=>a.name)||(n.project??"").split("/").filter(Boolean).pop()||"",o=[["land",w("Land"),"1"],["map",w("Map"),"2"],["split",w("Compare"),"3"]];return m("header",{class:"topbar",children:[m("h1",{children:[m(lw,{})," Cuesta"]}),m("button",{class:"project quiet",title:w("Examples and files"),onClick:()=>O.set({dialog:"examples"}),children:[r||w("project")," ",m(mt,{name:"down"})]}),!i&&m("span",{class:"offline",role:"status",children:w("Not connected, trying again…")}),m("div",{class:"group",role:"group","aria-label":w("Clock"),children:[m("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{nr()},title:w("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[m(mt,{name:n.running?"pause":"play"})," ",m("span",{children:n.running?w("Pause"):w("Run")})]}),m("button",{class:"icon",onClick:()=>{Eo()},title:w("One step (right arrow)"),"aria-label":w("Step"),children:m(mt,{name:"step"})})]}),m("div",{class:"group",role:"group","aria-label":w("History"),children:[m("button",{class:"icon",disabled:!n.can_undo&&t===void 0,onClick:()=>{ic()},title:w("Undo (Z)"),"aria-label":w("Undo"),children:m(mt,{name:"undo"})}),m("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{sc()},title:w("Redo (Shift+Z)"),"aria-label":w("Redo"),children:m(mt,{name:"redo"})})]}),m("div",{class:"group views",role:"group","aria-label":w("View"),children:o.map(([a,l,c])=>m("button",{"aria-pressed":e===a,title:`${l} (${c})`,onClick:()=>Po(a),children:[m(mt,{name:a})," ",m("span",{children:l})]},a))}),m("div",{class:"group end",children:[m("button",{class:"quiet",onClick:()=>O.set({dialog:"share"}),title:w("Save or share the recipe"),children:[m(mt,{name:"share"})," ",m("span",{children:w("Share")})]}),m("button",{class:"quiet",onClick:()=>O.set({dialog:"export"}),title:w("Files, pictures, film"),children:[m(mt,{name:"export"})," ",m("span",{children:w("Export")})]}),m("button",{class:"quiet",onClick:()=>O.set({dialog:"help"}),title:w("Help and keys (?)"),"aria-label":w("Help"),children:m(mt,{name:"help"})}),m("button",{class:"quiet lang",lang:hs()==="de"?"en":"de",onClick:Rc,title:hs()==="de"?"English":"Deutsch","aria-label":hs()==="de"?"English":"Deutsch",children:hs()==="de"?"EN":"DE"})]})]})}function lw(){return m("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[m("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),m("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var Zv=()=>{};function Rc(){let n=hs()==="de"?"en":"de";Fl(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}Zv()}function Kv(n){vm(m(cw,{}),n)}function cw(){let[n,e]=xt(0);return Zv=()=>e(n+1),m(uw,{},hs())}function uw(){let n=ce(O,r=>r.left),e=ce(O,r=>r.right),t=ce(O,r=>r.dock),i=ce(O,r=>r.sheet),s=ce(O,r=>r.dialog);return kt(()=>{let r=o=>{!o.defaultPrevented&&Hv(o)&&o.preventDefault()};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[]),m("div",{class:fc(`app sheet-${i||"none"}`,{noleft:!n,noright:!e,docked:t}),children:[m(Yv,{}),m(hw,{}),m(Uv,{}),m("aside",{class:"panel right","aria-label":w("Inspector"),children:[m(Jv,{open:e,word:e?w("Hide the inspector"):w("Show the inspector"),icon:e?"right":"left",act:()=>O.set({right:!e})}),(e||i!=="")&&m("div",{class:"scroll",children:[m(P0,{}),m(J0,{})]})]}),m("footer",{class:"bottom",children:[m(N0,{}),t&&m(v0,{})]}),m("nav",{class:"sheets","aria-label":w("Panels"),children:[["recipe","inspector","time"].map(r=>m("button",{"aria-pressed":i===r,onClick:()=>O.set({sheet:i===r?"":r,right:!0,left:!0}),children:[m(mt,{name:r==="recipe"?"recipe":r==="inspector"?"look":"chart"}),r==="recipe"?w("Recipe"):r==="inspector"?w("Inspector"):w("Time")]},r)),m("button",{"aria-haspopup":"dialog",onClick:()=>O.set({dialog:"more",sheet:""}),children:[m(mt,{name:"more"}),w("More")]})]}),m($v,{}),m(qv,{}),s==="add"&&m(b0,{}),s==="export"&&m(_0,{}),s==="help"&&m(Vv,{}),s==="share"&&m(Gv,{}),s==="examples"&&m(Wv,{}),s==="more"&&m(Xv,{})]})}function Jv({open:n,word:e,icon:t,act:i}){return m("button",{class:"collapse",onClick:i,"aria-expanded":n,"aria-label":e,title:e,children:m(mt,{name:t})})}function hw(){let n=ce(O,r=>r.left),e=ce(O,r=>r.sheet),t=ce(O,r=>r.problems),[i,s]=xt(fs.value.text===void 0?"cards":"text");return m("aside",{class:"panel left","aria-label":w("Recipe"),children:[m(Jv,{open:n,word:n?w("Hide the recipe"):w("Show the recipe"),icon:n?"left":"right",act:()=>O.set({left:!n})}),(n||e!=="")&&m(oi,{children:[m("div",{class:"tabs",role:"tablist","aria-label":w("Recipe"),children:[m("button",{role:"tab","aria-selected":i==="cards",onClick:()=>s("cards"),children:w("Recipe")}),m("button",{role:"tab","aria-selected":i==="text",onClick:()=>s("text"),children:["TOML ",t.length>0&&m("b",{class:"bad",children:t.length})]})]}),m("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?m(S0,{}):m(M0,{})})]})]})}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var _x=0,kf=1,yx=2;var rl=1,bx=2,ta=3,_r=0,si=1,ui=2,Kr=0,na=1,Ff=2,Uf=3,Of=4,Sx=5;var Jr=100,Mx=101,wx=102,Tx=103,Ex=104,Ax=200,Rx=201,Cx=202,Px=203,Bf=204,zf=205,Ix=206,Lx=207,Dx=208,Nx=209,kx=210,Fx=211,Ux=212,Ox=213,Bx=214,Jc=0,jc=1,Qc=2,$o=3,eu=4,tu=5,nu=6,iu=7,Hf=0,zx=1,Hx=2,ys=0,Vf=1,Gf=2,Wf=3,Xf=4,qf=5,$f=6,Yf=7;var Zf=300,jr=301,ia=302,Ru=303,Cu=304,Yo=1e3,ms=1001,su=1002,on=1003,Vx=1004;var ol=1005;var It=1006,Pu=1007;var es=1008;var ri=1009,Kf=1010,Jf=1011,sa=1012,Iu=1013,Ti=1014,Ei=1015,Ai=1016,Lu=1017,Du=1018,Qr=1020,jf=35902,Qf=35899,ep=1021,tp=1022,Wn=1023,zs=1026,Gs=1027,ra=1028,Nu=1029,yr=1030,oa=1031;var ku=1033,al=33776,ll=33777,cl=33778,ul=33779,Fu=35840,Uu=35841,Ou=35842,Bu=35843,zu=36196,Hu=37492,Vu=37496,Gu=37488,Wu=37489,hl=37490,Xu=37491,qu=37808,$u=37809,Yu=37810,Zu=37811,Ku=37812,Ju=37813,ju=37814,Qu=37815,eh=37816,th=37817,nh=37818,ih=37819,sh=37820,rh=37821,oh=36492,ah=36494,lh=36495,ch=36283,uh=36284,dl=36285,hh=36286;var Wa=2300,ru=2301,Zc=2302,Cf=2303,Pf=2400,If=2401,Lf=2402;var Gx=3200;var np=0,Wx=1,Ws="",Mi="srgb",Yr="srgb-linear",Xa="linear",Ut="srgb";var Kc=7680;var Xx=519,qx=512,$x=513,Yx=514,ip=515,Zx=516,Kx=517,sp=518,rp=519,Jx=35044,op=35048;var ts="300 es",Ni=2e3,qa=2001;function dw(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function fw(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function $a(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function jx(){let n=$a("canvas");return n.style.display="block",n}var jv={},Zo=null;function ap(...n){let e="THREE."+n.shift();Zo?Zo("log",e,...n):console.log(e,...n)}function Qx(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=Qx(n);let e="THREE."+n.shift();if(Zo)Zo("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function it(...n){n=Qx(n);let e="THREE."+n.shift();if(Zo)Zo("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Ga(...n){let e=n.join(" ");e in jv||(jv[e]=!0,Qe(...n))}function e_(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var t_={[Jc]:Jc,[Qc]:nu,[eu]:eu,[$o]:tu,[jc]:jc,[nu]:Qc,[iu]:iu,[tu]:$o},gs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var lf=Math.PI/180,ou=180/Math.PI;function fl(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]+"-"+qn[e&255]+qn[e>>8&255]+"-"+qn[e>>16&15|64]+qn[e>>24&255]+"-"+qn[t&63|128]+qn[t>>8&255]+"-"+qn[t>>16&255]+qn[t>>24&255]+qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]).toLowerCase()}function Tt(n,e,t){return Math.max(e,Math.min(t,n))}function pw(n,e){return(n%e+e)%e}function cf(n,e,t){return(1-t)*n+t*e}function n_(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function lp(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function mw(n,e){if(e.constructor===Float32Array)return n;let t=lp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function gw(n,e){if(e.constructor===Float32Array)return n;let t=lp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var fp=class fp{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Tt(this.x,e.x,t.x),this.y=Tt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Tt(this.x,e,t),this.y=Tt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Tt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Tt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};fp.prototype.isVector2=!0;var ut=fp,vs=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],d=r[o+0],f=r[o+1],g=r[o+2],b=r[o+3];if(h!==b||l!==d||c!==f||u!==g){let p=l*d+c*f+u*g+h*b;p<0&&(d=-d,f=-f,g=-g,b=-b,p=-p);let v=1-a;if(p<.9995){let y=Math.acos(p),R=Math.sin(y);v=Math.sin(v*y)/R,a=Math.sin(a*y)/R,l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+b*a}else{l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+b*a;let y=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=y,c*=y,u*=y,h*=y}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+u*h+l*f-c*d,e[t+1]=l*g+u*d+c*h-a*f,e[t+2]=c*g+u*f+a*d-l*h,e[t+3]=u*g-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),d=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"YXZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"ZXY":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"ZYX":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"YZX":this._x=d*u*h+c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h-d*f*g;break;case"XZY":this._x=d*u*h-c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h+d*f*g;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Tt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},pp=class pp{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Qv.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Qv.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Tt(this.x,e.x,t.x),this.y=Tt(this.y,e.y,t.y),this.z=Tt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Tt(this.x,e,t),this.y=Tt(this.y,e,t),this.z=Tt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Tt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return uf.copy(this).projectOnVector(e),this.sub(uf)}reflect(e){return this.sub(uf.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Tt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};pp.prototype.isVector3=!0;var Q=pp,uf=new Q,Qv=new vs,mp=class mp{constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],g=i[8],b=s[0],p=s[3],v=s[6],y=s[1],R=s[4],S=s[7],P=s[2],T=s[5],x=s[8];return r[0]=o*b+a*y+l*P,r[3]=o*p+a*R+l*T,r[6]=o*v+a*S+l*x,r[1]=c*b+u*y+h*P,r[4]=c*p+u*R+h*T,r[7]=c*v+u*S+h*x,r[2]=d*b+f*y+g*P,r[5]=d*p+f*R+g*T,r[8]=d*v+f*S+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,g=t*h+i*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let b=1/g;return e[0]=h*b,e[1]=(s*c-u*i)*b,e[2]=(a*i-s*o)*b,e[3]=d*b,e[4]=(u*t-s*l)*b,e[5]=(s*r-a*t)*b,e[6]=f*b,e[7]=(i*l-c*t)*b,e[8]=(o*t-i*r)*b,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Ga("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(hf.makeScale(e,t)),this}rotate(e){return Ga("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(hf.makeRotation(-e)),this}translate(e,t){return Ga("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(hf.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};mp.prototype.isMatrix3=!0;var st=mp,hf=new st,ex=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),tx=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function vw(){let n={enabled:!0,workingColorSpace:Yr,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ut&&(s.r=Bs(s.r),s.g=Bs(s.g),s.b=Bs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ut&&(s.r=qo(s.r),s.g=qo(s.g),s.b=qo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ws?Xa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Yr]:{primaries:e,whitePoint:i,transfer:Xa,toXYZ:ex,fromXYZ:tx,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Mi},outputColorSpaceConfig:{drawingBufferColorSpace:Mi}},[Mi]:{primaries:e,whitePoint:i,transfer:Ut,toXYZ:ex,fromXYZ:tx,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Mi}}}),n}var Mt=vw();function Bs(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function qo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Do,au=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Do===void 0&&(Do=$a("canvas")),Do.width=e.width,Do.height=e.height;let s=Do.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Do}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=$a("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Bs(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Bs(t[i]/255)*255):t[i]=Bs(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},xw=0,Ko=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:xw++}),this.uuid=fl(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(df(s[o].image)):r.push(df(s[o]))}else r=df(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function df(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?au.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var _w=0,ff=new Q,li=class n extends gs{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=ms,s=ms,r=It,o=es,a=Wn,l=ri,c=n.DEFAULT_ANISOTROPY,u=Ws){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:_w++}),this.uuid=fl(),this.name="",this.source=new Ko(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ut(0,0),this.repeat=new ut(1,1),this.center=new ut(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ff).x}get height(){return this.source.getSize(ff).y}get depth(){return this.source.getSize(ff).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Zf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Yo:e.x=e.x-Math.floor(e.x);break;case ms:e.x=e.x<0?0:1;break;case su:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Yo:e.y=e.y-Math.floor(e.y);break;case ms:e.y=e.y<0?0:1;break;case su:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};li.DEFAULT_IMAGE=null;li.DEFAULT_MAPPING=Zf;li.DEFAULT_ANISOTROPY=1;var gp=class gp{constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],g=l[9],b=l[2],p=l[6],v=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-b)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+b)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,S=(f+1)/2,P=(v+1)/2,T=(u+d)/4,x=(h+b)/4,C=(g+p)/4;return R>S&&R>P?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=T/i,r=x/i):S>P?S<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),i=T/s,r=C/s):P<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(P),i=x/r,s=C/r),this.set(i,s,r,t),this}let y=Math.sqrt((p-g)*(p-g)+(h-b)*(h-b)+(d-u)*(d-u));return Math.abs(y)<.001&&(y=1),this.x=(p-g)/y,this.y=(h-b)/y,this.z=(d-u)/y,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Tt(this.x,e.x,t.x),this.y=Tt(this.y,e.y,t.y),this.z=Tt(this.z,e.z,t.z),this.w=Tt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Tt(this.x,e,t),this.y=Tt(this.y,e,t),this.z=Tt(this.z,e,t),this.w=Tt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Tt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};gp.prototype.isVector4=!0;var At=gp,lu=class extends gs{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:It,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new At(0,0,e,t),this.scissorTest=!1,this.viewport=new At(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new li({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:It,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Ko(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Gn=class extends lu{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Ya=class extends li{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=on,this.minFilter=on,this.wrapR=ms,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var cu=class extends li{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=on,this.minFilter=on,this.wrapR=ms,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Au=class Au{constructor(e,t,i,s,r,o,a,l,c,u,h,d,f,g,b,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,b,p)}set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,b,p){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=s,v[1]=r,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=h,v[14]=d,v[3]=f,v[7]=g,v[11]=b,v[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Au().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/No.setFromMatrixColumn(e,0).length(),r=1/No.setFromMatrixColumn(e,1).length(),o=1/No.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,g=a*u,b=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+g*c,t[5]=d-b*c,t[9]=-a*l,t[2]=b-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,g=c*u,b=c*h;t[0]=d+b*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=b+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,g=c*u,b=c*h;t[0]=d-b*a,t[4]=-o*h,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=b-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,g=a*u,b=a*h;t[0]=l*u,t[4]=g*c-f,t[8]=d*c+b,t[1]=l*h,t[5]=b*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,b=a*c;t[0]=l*u,t[4]=b-d*h,t[8]=g*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+g,t[10]=d-b*h}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,b=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+b,t[5]=o*u,t[9]=f*h-g,t[2]=g*h-f,t[6]=a*u,t[10]=b*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(yw,e,bw)}lookAt(e,t,i){let s=this.elements;return bi.subVectors(e,t),bi.lengthSq()===0&&(bi.z=1),bi.normalize(),cr.crossVectors(i,bi),cr.lengthSq()===0&&(Math.abs(i.z)===1?bi.x+=1e-4:bi.z+=1e-4,bi.normalize(),cr.crossVectors(i,bi)),cr.normalize(),Cc.crossVectors(bi,cr),s[0]=cr.x,s[4]=Cc.x,s[8]=bi.x,s[1]=cr.y,s[5]=Cc.y,s[9]=bi.y,s[2]=cr.z,s[6]=Cc.z,s[10]=bi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],g=i[2],b=i[6],p=i[10],v=i[14],y=i[3],R=i[7],S=i[11],P=i[15],T=s[0],x=s[4],C=s[8],V=s[12],U=s[1],k=s[5],D=s[9],H=s[13],N=s[2],q=s[6],J=s[10],X=s[14],de=s[3],j=s[7],te=s[11],oe=s[15];return r[0]=o*T+a*U+l*N+c*de,r[4]=o*x+a*k+l*q+c*j,r[8]=o*C+a*D+l*J+c*te,r[12]=o*V+a*H+l*X+c*oe,r[1]=u*T+h*U+d*N+f*de,r[5]=u*x+h*k+d*q+f*j,r[9]=u*C+h*D+d*J+f*te,r[13]=u*V+h*H+d*X+f*oe,r[2]=g*T+b*U+p*N+v*de,r[6]=g*x+b*k+p*q+v*j,r[10]=g*C+b*D+p*J+v*te,r[14]=g*V+b*H+p*X+v*oe,r[3]=y*T+R*U+S*N+P*de,r[7]=y*x+R*k+S*q+P*j,r[11]=y*C+R*D+S*J+P*te,r[15]=y*V+R*H+S*X+P*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],g=e[3],b=e[7],p=e[11],v=e[15],y=l*f-c*d,R=a*f-c*h,S=a*d-l*h,P=o*f-c*u,T=o*d-l*u,x=o*h-a*u;return t*(b*y-p*R+v*S)-i*(g*y-p*P+v*T)+s*(g*R-b*P+v*x)-r*(g*S-b*T+p*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],g=e[12],b=e[13],p=e[14],v=e[15],y=t*a-i*o,R=t*l-s*o,S=t*c-r*o,P=i*l-s*a,T=i*c-r*a,x=s*c-r*l,C=u*b-h*g,V=u*p-d*g,U=u*v-f*g,k=h*p-d*b,D=h*v-f*b,H=d*v-f*p,N=y*H-R*D+S*k+P*U-T*V+x*C;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/N;return e[0]=(a*H-l*D+c*k)*q,e[1]=(s*D-i*H-r*k)*q,e[2]=(b*x-p*T+v*P)*q,e[3]=(d*T-h*x-f*P)*q,e[4]=(l*U-o*H-c*V)*q,e[5]=(t*H-s*U+r*V)*q,e[6]=(p*S-g*x-v*R)*q,e[7]=(u*x-d*S+f*R)*q,e[8]=(o*D-a*U+c*C)*q,e[9]=(i*U-t*D-r*C)*q,e[10]=(g*T-b*S+v*y)*q,e[11]=(h*S-u*T-f*y)*q,e[12]=(a*V-o*k-l*C)*q,e[13]=(t*k-i*V+s*C)*q,e[14]=(b*R-g*P-p*y)*q,e[15]=(u*P-h*R+d*y)*q,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,g=r*h,b=o*u,p=o*h,v=a*h,y=l*c,R=l*u,S=l*h,P=i.x,T=i.y,x=i.z;return s[0]=(1-(b+v))*P,s[1]=(f+S)*P,s[2]=(g-R)*P,s[3]=0,s[4]=(f-S)*T,s[5]=(1-(d+v))*T,s[6]=(p+y)*T,s[7]=0,s[8]=(g+R)*x,s[9]=(p-y)*x,s[10]=(1-(d+b))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=No.set(s[0],s[1],s[2]).length(),a=No.set(s[4],s[5],s[6]).length(),l=No.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Yi.copy(this);let c=1/o,u=1/a,h=1/l;return Yi.elements[0]*=c,Yi.elements[1]*=c,Yi.elements[2]*=c,Yi.elements[4]*=u,Yi.elements[5]*=u,Yi.elements[6]*=u,Yi.elements[8]*=h,Yi.elements[9]*=h,Yi.elements[10]*=h,t.setFromRotationMatrix(Yi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Ni,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),f=(i+s)/(i-s),g,b;if(l)g=r/(o-r),b=o*r/(o-r);else if(a===Ni)g=-(o+r)/(o-r),b=-2*o*r/(o-r);else if(a===qa)g=-o/(o-r),b=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=b,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Ni,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),f=-(i+s)/(i-s),g,b;if(l)g=1/(o-r),b=o/(o-r);else if(a===Ni)g=-2/(o-r),b=-(o+r)/(o-r);else if(a===qa)g=-1/(o-r),b=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=b,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};Au.prototype.isMatrix4=!0;var tn=Au,No=new Q,Yi=new tn,yw=new Q(0,0,0),bw=new Q(1,1,1),cr=new Q,Cc=new Q,bi=new Q,nx=new tn,ix=new vs,mr=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Tt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Tt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Tt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Tt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Tt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Tt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return nx.makeRotationFromQuaternion(e),this.setFromRotationMatrix(nx,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return ix.setFromEuler(this),this.setFromQuaternion(ix,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};mr.DEFAULT_ORDER="XYZ";var Za=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Sw=0,sx=new Q,ko=new vs,Ns=new tn,Pc=new Q,Ba=new Q,Mw=new Q,ww=new vs,rx=new Q(1,0,0),ox=new Q(0,1,0),ax=new Q(0,0,1),lx={type:"added"},Tw={type:"removed"},Fo={type:"childadded",child:null},pf={type:"childremoved",child:null},Fi=class n extends gs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Sw++}),this.uuid=fl(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Q,t=new mr,i=new vs,s=new Q(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new tn},normalMatrix:{value:new st}}),this.matrix=new tn,this.matrixWorld=new tn,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Za,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ko.setFromAxisAngle(e,t),this.quaternion.multiply(ko),this}rotateOnWorldAxis(e,t){return ko.setFromAxisAngle(e,t),this.quaternion.premultiply(ko),this}rotateX(e){return this.rotateOnAxis(rx,e)}rotateY(e){return this.rotateOnAxis(ox,e)}rotateZ(e){return this.rotateOnAxis(ax,e)}translateOnAxis(e,t){return sx.copy(e).applyQuaternion(this.quaternion),this.position.add(sx.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(rx,e)}translateY(e){return this.translateOnAxis(ox,e)}translateZ(e){return this.translateOnAxis(ax,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ns.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Pc.copy(e):Pc.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Ba.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ns.lookAt(Ba,Pc,this.up):Ns.lookAt(Pc,Ba,this.up),this.quaternion.setFromRotationMatrix(Ns),s&&(Ns.extractRotation(s.matrixWorld),ko.setFromRotationMatrix(Ns),this.quaternion.premultiply(ko.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(lx),Fo.child=e,this.dispatchEvent(Fo),Fo.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Tw),pf.child=e,this.dispatchEvent(pf),pf.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ns.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ns.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ns),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(lx),Fo.child=e,this.dispatchEvent(Fo),Fo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ba,e,Mw),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ba,ww,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Fi.DEFAULT_UP=new Q(0,1,0);Fi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Fi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var $r=class extends Fi{constructor(){super(),this.isGroup=!0,this.type="Group"}},Ew={type:"move"},Jo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new $r,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new $r,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new $r,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let b of e.hand.values()){let p=t.getJointPose(b,i),v=this._getHandJoint(c,b);p!==null&&(v.matrix.fromArray(p.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=p.radius),v.visible=p!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Ew)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new $r;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},i_={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ur={h:0,s:0,l:0},Ic={h:0,s:0,l:0};function mf(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Rt=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Mi){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Mt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Mt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Mt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Mt.workingColorSpace){if(e=pw(e,1),t=Tt(t,0,1),i=Tt(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=mf(o,r,e+1/3),this.g=mf(o,r,e),this.b=mf(o,r,e-1/3)}return Mt.colorSpaceToWorking(this,s),this}setStyle(e,t=Mi){function i(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Mi){let i=i_[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Bs(e.r),this.g=Bs(e.g),this.b=Bs(e.b),this}copyLinearToSRGB(e){return this.r=qo(e.r),this.g=qo(e.g),this.b=qo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Mi){return Mt.workingToColorSpace($n.copy(this),e),Math.round(Tt($n.r*255,0,255))*65536+Math.round(Tt($n.g*255,0,255))*256+Math.round(Tt($n.b*255,0,255))}getHexString(e=Mi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Mt.workingColorSpace){Mt.workingToColorSpace($n.copy(this),t);let i=$n.r,s=$n.g,r=$n.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Mt.workingColorSpace){return Mt.workingToColorSpace($n.copy(this),t),e.r=$n.r,e.g=$n.g,e.b=$n.b,e}getStyle(e=Mi){Mt.workingToColorSpace($n.copy(this),e);let t=$n.r,i=$n.g,s=$n.b;return e!==Mi?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(ur),this.setHSL(ur.h+e,ur.s+t,ur.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(ur),e.getHSL(Ic);let i=cf(ur.h,Ic.h,t),s=cf(ur.s,Ic.s,t),r=cf(ur.l,Ic.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},$n=new Rt;Rt.NAMES=i_;var ji=class extends Fi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new mr,this.environmentIntensity=1,this.environmentRotation=new mr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Zi=new Q,ks=new Q,gf=new Q,Fs=new Q,Uo=new Q,Oo=new Q,cx=new Q,vf=new Q,xf=new Q,_f=new Q,yf=new At,bf=new At,Sf=new At,pr=class n{constructor(e=new Q,t=new Q,i=new Q){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Zi.subVectors(e,t),s.cross(Zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Zi.subVectors(s,t),ks.subVectors(i,t),gf.subVectors(e,t);let o=Zi.dot(Zi),a=Zi.dot(ks),l=Zi.dot(gf),c=ks.dot(ks),u=ks.dot(gf),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,g=(o*u-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,Fs)===null?!1:Fs.x>=0&&Fs.y>=0&&Fs.x+Fs.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,Fs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Fs.x),l.addScaledVector(o,Fs.y),l.addScaledVector(a,Fs.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return yf.setScalar(0),bf.setScalar(0),Sf.setScalar(0),yf.fromBufferAttribute(e,t),bf.fromBufferAttribute(e,i),Sf.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(yf,r.x),o.addScaledVector(bf,r.y),o.addScaledVector(Sf,r.z),o}static isFrontFacing(e,t,i,s){return Zi.subVectors(i,t),ks.subVectors(e,t),Zi.cross(ks).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Zi.subVectors(this.c,this.b),ks.subVectors(this.a,this.b),Zi.cross(ks).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;Uo.subVectors(s,i),Oo.subVectors(r,i),vf.subVectors(e,i);let l=Uo.dot(vf),c=Oo.dot(vf);if(l<=0&&c<=0)return t.copy(i);xf.subVectors(e,s);let u=Uo.dot(xf),h=Oo.dot(xf);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Uo,o);_f.subVectors(e,r);let f=Uo.dot(_f),g=Oo.dot(_f);if(g>=0&&f<=g)return t.copy(r);let b=f*c-l*g;if(b<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(Oo,a);let p=u*g-f*h;if(p<=0&&h-u>=0&&f-g>=0)return cx.subVectors(r,s),a=(h-u)/(h-u+(f-g)),t.copy(s).addScaledVector(cx,a);let v=1/(p+b+d);return o=b*v,a=d*v,t.copy(i).addScaledVector(Uo,o).addScaledVector(Oo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},xs=class{constructor(e=new Q(1/0,1/0,1/0),t=new Q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Ki.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Ki.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Ki.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ki):Ki.fromBufferAttribute(r,o),Ki.applyMatrix4(e.matrixWorld),this.expandByPoint(Ki);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Lc.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Lc.copy(i.boundingBox)),Lc.applyMatrix4(e.matrixWorld),this.union(Lc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ki),Ki.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(za),Dc.subVectors(this.max,za),Bo.subVectors(e.a,za),zo.subVectors(e.b,za),Ho.subVectors(e.c,za),hr.subVectors(zo,Bo),dr.subVectors(Ho,zo),Gr.subVectors(Bo,Ho);let t=[0,-hr.z,hr.y,0,-dr.z,dr.y,0,-Gr.z,Gr.y,hr.z,0,-hr.x,dr.z,0,-dr.x,Gr.z,0,-Gr.x,-hr.y,hr.x,0,-dr.y,dr.x,0,-Gr.y,Gr.x,0];return!Mf(t,Bo,zo,Ho,Dc)||(t=[1,0,0,0,1,0,0,0,1],!Mf(t,Bo,zo,Ho,Dc))?!1:(Nc.crossVectors(hr,dr),t=[Nc.x,Nc.y,Nc.z],Mf(t,Bo,zo,Ho,Dc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ki).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ki).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Us[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Us[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Us[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Us[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Us[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Us[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Us[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Us[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Us),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Us=[new Q,new Q,new Q,new Q,new Q,new Q,new Q,new Q],Ki=new Q,Lc=new xs,Bo=new Q,zo=new Q,Ho=new Q,hr=new Q,dr=new Q,Gr=new Q,za=new Q,Dc=new Q,Nc=new Q,Wr=new Q;function Mf(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Wr.fromArray(n,r);let a=s.x*Math.abs(Wr.x)+s.y*Math.abs(Wr.y)+s.z*Math.abs(Wr.z),l=e.dot(Wr),c=t.dot(Wr),u=i.dot(Wr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var An=new Q,kc=new ut,Aw=0,ii=class extends gs{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Aw++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Jx,this.updateRanges=[],this.gpuType=Ei,this.version=0,this._normalizationScale=e!==void 0?lp(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)kc.fromBufferAttribute(this,t),kc.applyMatrix3(e),this.setXY(t,kc.x,kc.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)An.fromBufferAttribute(this,t),An.applyMatrix3(e),this.setXYZ(t,An.x,An.y,An.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)An.fromBufferAttribute(this,t),An.applyMatrix4(e),this.setXYZ(t,An.x,An.y,An.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)An.fromBufferAttribute(this,t),An.applyNormalMatrix(e),this.setXYZ(t,An.x,An.y,An.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)An.fromBufferAttribute(this,t),An.transformDirection(e),this.setXYZ(t,An.x,An.y,An.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):mw(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):gw(e,this.array)}};var Ka=class extends ii{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Ja=class extends ii{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var ki=class extends ii{constructor(e,t,i){super(new Float32Array(e),t,i)}},Rw=new xs,Ha=new Q,wf=new Q,jo=class{constructor(e=new Q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Rw.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ha.subVectors(e,this.center);let t=Ha.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Ha,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(wf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ha.copy(e.center).add(wf)),this.expandByPoint(Ha.copy(e.center).sub(wf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Cw=0,Di=new tn,Tf=new Fi,Vo=new Q,Si=new xs,Va=new xs,Bn=new Q,Ui=class n extends gs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Cw++}),this.uuid=fl(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(dw(e)?Ja:Ka)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new st().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Di.makeRotationFromQuaternion(e),this.applyMatrix4(Di),this}rotateX(e){return Di.makeRotationX(e),this.applyMatrix4(Di),this}rotateY(e){return Di.makeRotationY(e),this.applyMatrix4(Di),this}rotateZ(e){return Di.makeRotationZ(e),this.applyMatrix4(Di),this}translate(e,t,i){return Di.makeTranslation(e,t,i),this.applyMatrix4(Di),this}scale(e,t,i){return Di.makeScale(e,t,i),this.applyMatrix4(Di),this}lookAt(e){return Tf.lookAt(e),Tf.updateMatrix(),this.applyMatrix4(Tf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Vo).negate(),this.translate(Vo.x,Vo.y,Vo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ki(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Q(-1/0,-1/0,-1/0),new Q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];Si.setFromBufferAttribute(r),this.morphTargetsRelative?(Bn.addVectors(this.boundingBox.min,Si.min),this.boundingBox.expandByPoint(Bn),Bn.addVectors(this.boundingBox.max,Si.max),this.boundingBox.expandByPoint(Bn)):(this.boundingBox.expandByPoint(Si.min),this.boundingBox.expandByPoint(Si.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new jo);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Q,1/0);return}if(e){let i=this.boundingSphere.center;if(Si.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Va.setFromBufferAttribute(a),this.morphTargetsRelative?(Bn.addVectors(Si.min,Va.min),Si.expandByPoint(Bn),Bn.addVectors(Si.max,Va.max),Si.expandByPoint(Bn)):(Si.expandByPoint(Va.min),Si.expandByPoint(Va.max))}Si.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Bn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Bn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Bn.fromBufferAttribute(a,c),l&&(Vo.fromBufferAttribute(e,c),Bn.add(Vo)),s=Math.max(s,i.distanceToSquared(Bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ii(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let V=0;V<i.count;V++)a[V]=new Q,l[V]=new Q;let u=new Q,h=new Q,d=new Q,f=new ut,g=new ut,b=new ut,p=new Q,v=new Q;function y(V,U,k){c[V]=c[U]=c[k]=1,u.fromBufferAttribute(i,V),h.fromBufferAttribute(i,U),d.fromBufferAttribute(i,k),f.fromBufferAttribute(r,V),g.fromBufferAttribute(r,U),b.fromBufferAttribute(r,k),h.sub(u),d.sub(u),g.sub(f),b.sub(f);let D=1/(g.x*b.y-b.x*g.y);isFinite(D)&&(p.copy(h).multiplyScalar(b.y).addScaledVector(d,-g.y).multiplyScalar(D),v.copy(d).multiplyScalar(g.x).addScaledVector(h,-b.x).multiplyScalar(D),a[V].add(p),a[U].add(p),a[k].add(p),l[V].add(v),l[U].add(v),l[k].add(v))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let V=0,U=R.length;V<U;++V){let k=R[V],D=k.start,H=k.count;for(let N=D,q=D+H;N<q;N+=3)y(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let S=new Q,P=new Q,T=new Q,x=new Q;function C(V){T.fromBufferAttribute(s,V),x.copy(T);let U=a[V];S.copy(U),S.sub(T.multiplyScalar(T.dot(U))).normalize(),P.crossVectors(x,U);let D=P.dot(l[V])<0?-1:1;o.setXYZW(V,S.x,S.y,S.z,D)}for(let V=0,U=i.count;V<U;++V)c[V]&&C(V);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new ii(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let s=new Q,r=new Q,o=new Q,a=new Q,l=new Q,c=new Q,u=new Q,h=new Q;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),b=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,b),o.fromBufferAttribute(t,p),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,b),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(b,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Bn.fromBufferAttribute(e,t),Bn.normalize(),e.setXYZ(t,Bn.x,Bn.y,Bn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,g=0;for(let b=0,p=l.length;b<p;b++){a.isInterleavedBufferAttribute?f=l[b]*a.data.stride+a.offset:f=l[b]*u;for(let v=0;v<u;v++)d[g++]=c[f++]}return new ii(d,u,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Ef=new Q,Pw=new Q,Iw=new st,Ji=class{constructor(e=new Q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=Ef.subVectors(i,t).cross(Pw.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(Ef),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||Iw.getNormalMatrix(e),s=this.coplanarPoint(Ef).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Lw=0,Zr=class extends gs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Lw++}),this.uuid=fl(),this.name="",this.type="Material",this.blending=na,this.side=_r,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Bf,this.blendDst=zf,this.blendEquation=Jr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Rt(0,0,0),this.blendAlpha=0,this.depthFunc=$o,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Xx,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Kc,this.stencilZFail=Kc,this.stencilZPass=Kc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Rt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Ji().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ut().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ut().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Os=new Q,Af=new Q,Fc=new Q,Uc=new Q,uu=class{constructor(e=new Q,t=new Q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Os)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Os.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Os.copy(this.origin).addScaledVector(this.direction,t),Os.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){Af.copy(e).add(t).multiplyScalar(.5),Fc.copy(t).sub(e).normalize(),Uc.copy(this.origin).sub(Af);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Fc),a=Uc.dot(this.direction),l=-Uc.dot(Fc),c=Uc.lengthSq(),u=Math.abs(1-o*o),h,d,f,g;if(u>0)if(h=o*l-a,d=o*a-l,g=r*u,h>=0)if(d>=-g)if(d<=g){let b=1/u;h*=b,d*=b,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=g?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(Af).addScaledVector(Fc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Os.subVectors(e.center,this.origin);let i=Os.dot(this.direction),s=Os.dot(Os)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Os)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,b=t.y-o.y,p=t.z-o.z,v=i.x-o.x,y=i.y-o.y,R=i.z-o.z,S=Math.abs(l),P=Math.abs(c),T=Math.abs(u),x,C,V,U,k,D,H,N,q,J,X,de;if(S>=P&&S>=T?(V=l,D=h,q=g,de=v,l>=0?(x=c,C=u,U=d,k=f,H=b,N=p,J=y,X=R):(x=u,C=c,U=f,k=d,H=p,N=b,J=R,X=y)):P>=T?(V=c,D=d,q=b,de=y,c>=0?(x=u,C=l,U=f,k=h,H=p,N=g,J=R,X=v):(x=l,C=u,U=h,k=f,H=g,N=p,J=v,X=R)):(V=u,D=f,q=p,de=R,u>=0?(x=l,C=c,U=h,k=d,H=g,N=b,J=v,X=y):(x=c,C=l,U=d,k=h,H=b,N=g,J=y,X=v)),V===0)return null;let j=x/V,te=C/V,oe=1/V,me=U-j*D,pe=k-te*D,ne=H-j*q,_e=N-te*q,Se=J-j*de,Ie=X-te*de,Ee=Se*_e-Ie*ne,Ye=me*Ie-pe*Se,at=ne*pe-_e*me;if(s){if(Ee<0||Ye<0||at<0)return null}else if((Ee<0||Ye<0||at<0)&&(Ee>0||Ye>0||at>0))return null;let qe=Ee+Ye+at;if(qe===0)return null;let pt=oe*(Ee*D+Ye*q+at*de);return(qe>0?pt<0:pt>0)?null:this.at(pt/qe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},hu=class extends Zr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Rt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new mr,this.combine=Hf,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},ux=new tn,Xr=new uu,Oc=new jo,hx=new Q,Bc=new Q,zc=new Q,Hc=new Q,Rf=new Q,Vc=new Q,dx=new Q,Gc=new Q,zn=class extends Fi{constructor(e=new Ui,t=new hu){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Vc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(Rf.fromBufferAttribute(h,e),o?Vc.addScaledVector(Rf,u):Vc.addScaledVector(Rf.sub(t),u))}t.add(Vc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Oc.copy(i.boundingSphere),Oc.applyMatrix4(r),Xr.copy(e.ray).recast(e.near),!(Oc.containsPoint(Xr.origin)===!1&&(Xr.intersectSphere(Oc,hx)===null||Xr.origin.distanceToSquared(hx)>(e.far-e.near)**2))&&(ux.copy(r).invert(),Xr.copy(e.ray).applyMatrix4(ux),!(i.boundingBox!==null&&Xr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Xr)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,b=d.length;g<b;g++){let p=d[g],v=o[p.materialIndex],y=Math.max(p.start,f.start),R=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let S=y,P=R;S<P;S+=3){let T=a.getX(S),x=a.getX(S+1),C=a.getX(S+2);s=Wc(this,v,e,i,c,u,h,T,x,C),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),b=Math.min(a.count,f.start+f.count);for(let p=g,v=b;p<v;p+=3){let y=a.getX(p),R=a.getX(p+1),S=a.getX(p+2);s=Wc(this,o,e,i,c,u,h,y,R,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,b=d.length;g<b;g++){let p=d[g],v=o[p.materialIndex],y=Math.max(p.start,f.start),R=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let S=y,P=R;S<P;S+=3){let T=S,x=S+1,C=S+2;s=Wc(this,v,e,i,c,u,h,T,x,C),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),b=Math.min(l.count,f.start+f.count);for(let p=g,v=b;p<v;p+=3){let y=p,R=p+1,S=p+2;s=Wc(this,o,e,i,c,u,h,y,R,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function Dw(n,e,t,i,s,r,o,a){let l;if(e.side===si?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===_r,a),l===null)return null;Gc.copy(a),Gc.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Gc);return c<t.near||c>t.far?null:{distance:c,point:Gc.clone(),object:n}}function Wc(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,Bc),n.getVertexPosition(l,zc),n.getVertexPosition(c,Hc);let u=Dw(n,e,t,i,Bc,zc,Hc,dx);if(u){let h=new Q;pr.getBarycoord(dx,Bc,zc,Hc,h),s&&(u.uv=pr.getInterpolatedAttribute(s,a,l,c,h,new ut)),r&&(u.uv1=pr.getInterpolatedAttribute(r,a,l,c,h,new ut)),o&&(u.normal=pr.getInterpolatedAttribute(o,a,l,c,h,new Q),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new Q,materialIndex:0};pr.getNormal(Bc,zc,Hc,d.normal),u.face=d,u.barycoord=h}return u}var ci=class extends li{constructor(e=null,t=1,i=1,s,r,o,a,l,c=on,u=on,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ja=class extends ii{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var qr=new jo,Nw=new ut(.5,.5),Xc=new Q,Hs=class{constructor(e=new Ji,t=new Ji,i=new Ji,s=new Ji,r=new Ji,o=new Ji){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ni,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],g=r[8],b=r[9],p=r[10],v=r[11],y=r[12],R=r[13],S=r[14],P=r[15];if(s[0].setComponents(c-o,f-u,v-g,P-y).normalize(),s[1].setComponents(c+o,f+u,v+g,P+y).normalize(),s[2].setComponents(c+a,f+h,v+b,P+R).normalize(),s[3].setComponents(c-a,f-h,v-b,P-R).normalize(),i)s[4].setComponents(l,d,p,S).normalize(),s[5].setComponents(c-l,f-d,v-p,P-S).normalize();else if(s[4].setComponents(c-l,f-d,v-p,P-S).normalize(),t===Ni)s[5].setComponents(c+l,f+d,v+p,P+S).normalize();else if(t===qa)s[5].setComponents(l,d,p,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),qr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),qr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(qr)}intersectsSprite(e){qr.center.set(0,0,0);let t=Nw.distanceTo(e.center);return qr.radius=.7071067811865476+t,qr.applyMatrix4(e.matrixWorld),this.intersectsSphere(qr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Xc.x=s.normal.x>0?e.max.x:e.min.x,Xc.y=s.normal.y>0?e.max.y:e.min.y,Xc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Xc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},fx=new tn,du=class n{constructor(){this.coordinateSystem=Ni,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];fx.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Hs),i[s].setFromProjectionMatrix(fx,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Hs),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var Qa=class extends li{constructor(e=[],t=jr,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Vs=class extends li{constructor(e,t,i=Ti,s,r,o,a=on,l=on,c,u=zs,h=1){if(u!==zs&&u!==Gs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Ko(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},el=class extends Vs{constructor(e,t=Ti,i=jr,s,r,o=on,a=on,l,c=zs){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},tl=class extends li{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Qo=class n extends Ui{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new ki(c,3)),this.setAttribute("normal",new ki(u,3)),this.setAttribute("uv",new ki(h,2));function g(b,p,v,y,R,S,P,T,x,C,V){let U=S/x,k=P/C,D=S/2,H=P/2,N=T/2,q=x+1,J=C+1,X=0,de=0,j=new Q;for(let te=0;te<J;te++){let oe=te*k-H;for(let me=0;me<q;me++){let pe=me*U-D;j[b]=pe*y,j[p]=oe*R,j[v]=N,c.push(j.x,j.y,j.z),j[b]=0,j[p]=0,j[v]=T>0?1:-1,u.push(j.x,j.y,j.z),h.push(me/x),h.push(1-te/C),X+=1}}for(let te=0;te<C;te++)for(let oe=0;oe<x;oe++){let me=d+oe+q*te,pe=d+oe+q*(te+1),ne=d+(oe+1)+q*(te+1),_e=d+(oe+1)+q*te;l.push(me,pe,_e),l.push(pe,ne,_e),de+=6}a.addGroup(f,de,V),f+=de,d+=X}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var nl=class n extends Ui{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],g=[],b=[],p=[];for(let v=0;v<u;v++){let y=v*d-o;for(let R=0;R<c;R++){let S=R*h-r;g.push(S,-y,0),b.push(0,0,1),p.push(R/a),p.push(1-v/l)}}for(let v=0;v<l;v++)for(let y=0;y<a;y++){let R=y+c*v,S=y+c*(v+1),P=y+1+c*(v+1),T=y+1+c*v;f.push(R,S,T),f.push(S,P,T)}this.setIndex(f),this.setAttribute("position",new ki(g,3)),this.setAttribute("normal",new ki(b,3)),this.setAttribute("uv",new ki(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function eo(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(px(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(px(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Yn(n){let e={};for(let t=0;t<n.length;t++){let i=eo(n[t]);for(let s in i)e[s]=i[s]}return e}function px(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function kw(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function cp(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Mt.workingColorSpace}var s_={clone:eo,merge:Yn},Fw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Uw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,_s=class extends Zr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Fw,this.fragmentShader=Uw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=eo(e.uniforms),this.uniformsGroups=kw(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new Rt().setHex(s.value);break;case"v2":this.uniforms[i].value=new ut().fromArray(s.value);break;case"v3":this.uniforms[i].value=new Q().fromArray(s.value);break;case"v4":this.uniforms[i].value=new At().fromArray(s.value);break;case"m3":this.uniforms[i].value=new st().fromArray(s.value);break;case"m4":this.uniforms[i].value=new tn().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Oi=class extends _s{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var fu=class extends Zr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Gx,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},pu=class extends Zr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Go(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function qc(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var gr=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},mu=class extends gr{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Pf,endingEnd:Pf}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case If:r=e,a=2*t-i;break;case Lf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case If:o=e,l=2*i-t;break;case Lf:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-t)/(s-t),b=g*g,p=b*g,v=-d*p+2*d*b-d*g,y=(1+d)*p+(-1.5-2*d)*b+(-.5+d)*g+1,R=(-1-f)*p+(1.5+f)*b+.5*g,S=f*p-f*b;for(let P=0;P!==a;++P)r[P]=v*o[u+P]+y*o[c+P]+R*o[l+P]+S*o[h+P];return r}},gu=class extends gr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},vu=class extends gr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},xu=class extends gr{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let g=(i-t)/(s-t),b=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*b+o[l+p]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let b=o[c+g],p=o[l+g],v=f*d+g*2,y=h[v],R=h[v+1],S=e*d+g*2,P=u[S],T=u[S+1],x=Bw(i,t,y,P,s);r[g]=r_(x,b,R,T,p)}return r}};function r_(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function Ow(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function Bw(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=r_(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=Ow(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var wi=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Go(t,this.TimeBufferType),this.values=Go(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Go(e.times,Array),values:Go(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),qc(e.settings)&&(i.settings={inTangents:Go(e.settings.inTangents,Array),outTangents:Go(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new vu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new gu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new mu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new xu(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Wa:t=this.InterpolantFactoryMethodDiscrete;break;case ru:t=this.InterpolantFactoryMethodLinear;break;case Zc:t=this.InterpolantFactoryMethodSmooth;break;case Cf:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Wa;case this.InterpolantFactoryMethodLinear:return ru;case this.InterpolantFactoryMethodSmooth:return Zc;case this.InterpolantFactoryMethodBezier:return Cf}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;qc(this.settings)&&(mx(this.settings.inTangents,e),mx(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;qc(this.settings)&&(gx(this.settings.inTangents,e),gx(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){it("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){it("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&fw(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){it("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Zc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let g=0;g!==i;++g){let b=t[h+g];if(b!==t[d+g]||b!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,qc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function mx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function gx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}wi.prototype.ValueTypeName="";wi.prototype.TimeBufferType=Float32Array;wi.prototype.ValueBufferType=Float32Array;wi.prototype.DefaultInterpolation=ru;var vr=class extends wi{constructor(e,t,i){super(e,t,i)}};vr.prototype.ValueTypeName="bool";vr.prototype.ValueBufferType=Array;vr.prototype.DefaultInterpolation=Wa;vr.prototype.InterpolantFactoryMethodLinear=void 0;vr.prototype.InterpolantFactoryMethodSmooth=void 0;var _u=class extends wi{constructor(e,t,i,s){super(e,t,i,s)}};_u.prototype.ValueTypeName="color";var yu=class extends wi{constructor(e,t,i,s){super(e,t,i,s)}};yu.prototype.ValueTypeName="number";var bu=class extends gr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)vs.slerpFlat(r,0,o,c-a,o,c,l);return r}},il=class extends wi{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new bu(this.times,this.values,this.getValueSize(),e)}};il.prototype.ValueTypeName="quaternion";il.prototype.InterpolantFactoryMethodSmooth=void 0;var xr=class extends wi{constructor(e,t,i){super(e,t,i)}};xr.prototype.ValueTypeName="string";xr.prototype.ValueBufferType=Array;xr.prototype.DefaultInterpolation=Wa;xr.prototype.InterpolantFactoryMethodLinear=void 0;xr.prototype.InterpolantFactoryMethodSmooth=void 0;var Su=class extends wi{constructor(e,t,i,s){super(e,t,i,s)}};Su.prototype.ValueTypeName="vector";var Mu=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],g=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},o_=new Mu,wu=class{constructor(e){this.manager=e!==void 0?e:o_,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};wu.DEFAULT_MATERIAL_NAME="__DEFAULT";var $c=new Q,Yc=new vs,ps=new Q,Qi=class extends Fi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new tn,this.projectionMatrix=new tn,this.projectionMatrixInverse=new tn,this.coordinateSystem=Ni,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose($c,Yc,ps),ps.x===1&&ps.y===1&&ps.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose($c,Yc,ps.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose($c,Yc,ps),ps.x===1&&ps.y===1&&ps.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose($c,Yc,ps.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},fr=new Q,vx=new ut,xx=new ut,ni=class extends Qi{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=ou*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(lf*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return ou*2*Math.atan(Math.tan(lf*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){fr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(fr.x,fr.y).multiplyScalar(-e/fr.z),fr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(fr.x,fr.y).multiplyScalar(-e/fr.z)}getViewSize(e,t){return this.getViewBounds(e,vx,xx),t.subVectors(xx,vx)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(lf*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Tu=class extends Qi{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var sl=class extends Ui{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Wo=-90,Xo=1,ea=class extends Fi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ni(Wo,Xo,e,t);s.layers=this.layers,this.add(s);let r=new ni(Wo,Xo,e,t);r.layers=this.layers,this.add(r);let o=new ni(Wo,Xo,e,t);o.layers=this.layers,this.add(o);let a=new ni(Wo,Xo,e,t);a.layers=this.layers,this.add(a);let l=new ni(Wo,Xo,e,t);l.layers=this.layers,this.add(l);let c=new ni(Wo,Xo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ni)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===qa)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let b=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=b,e.setRenderTarget(i,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Eu=class extends ni{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var up="\\[\\]\\.:\\/",zw=new RegExp("["+up+"]","g"),hp="[^"+up+"]",Hw="[^"+up.replace("\\.","")+"]",Vw=/((?:WC+[\/:])*)/.source.replace("WC",hp),Gw=/(WCOD+)?/.source.replace("WCOD",Hw),Ww=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",hp),Xw=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",hp),qw=new RegExp("^"+Vw+Gw+Ww+Xw+"$"),$w=["material","materials","bones","map"],Df=class{constructor(e,t,i){let s=i||en.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},en=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(zw,"")}static parseTrackName(e){let t=qw.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);$w.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;it("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};en.Composite=Df;en.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};en.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};en.prototype.GetterByBindingType=[en.prototype._getValue_direct,en.prototype._getValue_array,en.prototype._getValue_arrayElement,en.prototype._getValue_toArray];en.prototype.SetterByBindingTypeAndVersioning=[[en.prototype._setValue_direct,en.prototype._setValue_direct_setNeedsUpdate,en.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[en.prototype._setValue_array,en.prototype._setValue_array_setNeedsUpdate,en.prototype._setValue_array_setMatrixWorldNeedsUpdate],[en.prototype._setValue_arrayElement,en.prototype._setValue_arrayElement_setNeedsUpdate,en.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[en.prototype._setValue_fromArray,en.prototype._setValue_fromArray_setNeedsUpdate,en.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var oN=new Float32Array(1);var vp=class vp{constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};vp.prototype.isMatrix2=!0;var Nf=vp;function dp(n,e,t,i){let s=Yw(i);switch(t){case ep:return n*e;case ra:return n*e/s.components*s.byteLength;case Nu:return n*e/s.components*s.byteLength;case yr:return n*e*2/s.components*s.byteLength;case oa:return n*e*2/s.components*s.byteLength;case tp:return n*e*3/s.components*s.byteLength;case Wn:return n*e*4/s.components*s.byteLength;case ku:return n*e*4/s.components*s.byteLength;case al:case ll:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case cl:case ul:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Uu:case Bu:return Math.max(n,16)*Math.max(e,8)/4;case Fu:case Ou:return Math.max(n,8)*Math.max(e,8)/2;case zu:case Hu:case Gu:case Wu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Vu:case hl:case Xu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case qu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case $u:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Yu:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Zu:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Ku:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Ju:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case ju:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Qu:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case eh:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case th:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case nh:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case ih:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case sh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case rh:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case oh:case ah:case lh:return Math.ceil(n/4)*Math.ceil(e/4)*16;case ch:case uh:return Math.ceil(n/4)*Math.ceil(e/4)*8;case dl:case hh:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Yw(n){switch(n){case ri:case Kf:return{byteLength:1,components:1};case sa:case Jf:case Ai:return{byteLength:2,components:1};case Lu:case Du:return{byteLength:2,components:4};case Ti:case Iu:case Ei:return{byteLength:4,components:1};case jf:case Qf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function R_(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function Kw(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<h.length;f++){let g=h[d],b=h[f];b.start<=g.start+g.count+1?g.count=Math.max(g.count,b.start+b.count-g.start):(++d,h[d]=b)}h.length=d+1;for(let f=0,g=h.length;f<g;f++){let b=h[f];n.bufferSubData(c,b.start*u.BYTES_PER_ELEMENT,u,b.start,b.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Jw=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,jw=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Qw=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,e1=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,t1=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,n1=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,i1=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,s1=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,r1=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,o1=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,a1=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,l1=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,c1=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,u1=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,h1=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,d1=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,f1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,p1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,m1=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,g1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,v1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,x1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,_1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,y1=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,b1=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,S1=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,M1=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,w1=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,T1=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,E1="gl_FragColor = linearToOutputTexel( gl_FragColor );",A1=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,R1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,C1=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,P1=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,I1=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,L1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,D1=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,N1=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,k1=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,F1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,U1=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,O1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,B1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,z1=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,H1=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,V1=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,G1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,W1=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,X1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,q1=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,$1=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Y1=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Z1=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,K1=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,J1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,j1=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Q1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,eT=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,tT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,nT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,iT=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,sT=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,rT=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,oT=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,aT=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,lT=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,cT=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,uT=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,hT=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,dT=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,fT=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,pT=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,mT=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,gT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,vT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,xT=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,_T=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,yT=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,bT=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,ST=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,MT=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,wT=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,TT=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,ET=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,AT=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,RT=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,CT=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,PT=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,IT=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,LT=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,DT=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,NT=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,kT=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,FT=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,UT=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,OT=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,BT=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,zT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,HT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,VT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,GT=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,WT=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,XT=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,qT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,$T=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,YT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,ZT=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,KT=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,JT=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,QT=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,eE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,tE=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,nE=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,iE=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,sE=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,rE=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,oE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,aE=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lE=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,cE=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,uE=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,hE=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,dE=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,fE=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,pE=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,mE=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,gE=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,vE=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,xE=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,_E=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,yE=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,bE=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,SE=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ME=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wE=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,TE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,EE=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,AE=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,RE=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,CE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:Jw,alphahash_pars_fragment:jw,alphamap_fragment:Qw,alphamap_pars_fragment:e1,alphatest_fragment:t1,alphatest_pars_fragment:n1,aomap_fragment:i1,aomap_pars_fragment:s1,batching_pars_vertex:r1,batching_vertex:o1,begin_vertex:a1,beginnormal_vertex:l1,bsdfs:c1,iridescence_fragment:u1,bumpmap_pars_fragment:h1,clipping_planes_fragment:d1,clipping_planes_pars_fragment:f1,clipping_planes_pars_vertex:p1,clipping_planes_vertex:m1,color_fragment:g1,color_pars_fragment:v1,color_pars_vertex:x1,color_vertex:_1,common:y1,defaultnormal_vertex:b1,displacementmap_pars_vertex:S1,displacementmap_vertex:M1,emissivemap_fragment:w1,emissivemap_pars_fragment:T1,colorspace_fragment:E1,colorspace_pars_fragment:A1,envmap_fragment:R1,envmap_common_pars_fragment:C1,envmap_pars_fragment:P1,envmap_pars_vertex:I1,envmap_physical_pars_fragment:V1,envmap_vertex:L1,fog_vertex:D1,fog_pars_vertex:N1,fog_fragment:k1,fog_pars_fragment:F1,gradientmap_pars_fragment:U1,lightmap_pars_fragment:O1,lights_lambert_fragment:B1,lights_lambert_pars_fragment:z1,lights_pars_begin:H1,lights_toon_fragment:G1,lights_toon_pars_fragment:W1,lights_phong_fragment:X1,lights_phong_pars_fragment:q1,lights_physical_fragment:$1,lights_physical_pars_fragment:Y1,lights_fragment_begin:Z1,lights_fragment_maps:K1,lights_fragment_end:J1,lightprobes_pars_fragment:j1,logdepthbuf_fragment:Q1,logdepthbuf_pars_fragment:eT,logdepthbuf_pars_vertex:tT,logdepthbuf_vertex:nT,map_fragment:iT,map_pars_fragment:sT,map_particle_fragment:rT,map_particle_pars_fragment:oT,metalnessmap_fragment:aT,metalnessmap_pars_fragment:lT,morphinstance_vertex:cT,morphcolor_vertex:uT,morphnormal_vertex:hT,morphtarget_pars_vertex:dT,morphtarget_vertex:fT,normal_fragment_begin:pT,normal_fragment_maps:mT,normal_pars_fragment:gT,normal_pars_vertex:vT,normal_vertex:xT,normalmap_pars_fragment:_T,clearcoat_normal_fragment_begin:yT,clearcoat_normal_fragment_maps:bT,clearcoat_pars_fragment:ST,iridescence_pars_fragment:MT,opaque_fragment:wT,packing:TT,premultiplied_alpha_fragment:ET,project_vertex:AT,dithering_fragment:RT,dithering_pars_fragment:CT,roughnessmap_fragment:PT,roughnessmap_pars_fragment:IT,shadowmap_pars_fragment:LT,shadowmap_pars_vertex:DT,shadowmap_vertex:NT,shadowmask_pars_fragment:kT,skinbase_vertex:FT,skinning_pars_vertex:UT,skinning_vertex:OT,skinnormal_vertex:BT,specularmap_fragment:zT,specularmap_pars_fragment:HT,tonemapping_fragment:VT,tonemapping_pars_fragment:GT,transmission_fragment:WT,transmission_pars_fragment:XT,uv_pars_fragment:qT,uv_pars_vertex:$T,uv_vertex:YT,worldpos_vertex:ZT,background_vert:KT,background_frag:JT,backgroundCube_vert:jT,backgroundCube_frag:QT,cube_vert:eE,cube_frag:tE,depth_vert:nE,depth_frag:iE,distance_vert:sE,distance_frag:rE,equirect_vert:oE,equirect_frag:aE,linedashed_vert:lE,linedashed_frag:cE,meshbasic_vert:uE,meshbasic_frag:hE,meshlambert_vert:dE,meshlambert_frag:fE,meshmatcap_vert:pE,meshmatcap_frag:mE,meshnormal_vert:gE,meshnormal_frag:vE,meshphong_vert:xE,meshphong_frag:_E,meshphysical_vert:yE,meshphysical_frag:bE,meshtoon_vert:SE,meshtoon_frag:ME,points_vert:wE,points_frag:TE,shadow_vert:EE,shadow_frag:AE,sprite_vert:RE,sprite_frag:CE},Ue={common:{diffuse:{value:new Rt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new ut(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Rt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Rt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Rt(16777215)},opacity:{value:1},center:{value:new ut(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},Ss={basic:{uniforms:Yn([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Yn([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Rt(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Yn([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Rt(0)},specular:{value:new Rt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Yn([Ue.common,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.roughnessmap,Ue.metalnessmap,Ue.fog,Ue.lights,{emissive:{value:new Rt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Yn([Ue.common,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.gradientmap,Ue.fog,Ue.lights,{emissive:{value:new Rt(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Yn([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Yn([Ue.points,Ue.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Yn([Ue.common,Ue.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Yn([Ue.common,Ue.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Yn([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Yn([Ue.sprite,Ue.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Yn([Ue.common,Ue.displacementmap,{referencePosition:{value:new Q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Yn([Ue.lights,Ue.fog,{color:{value:new Rt(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};Ss.physical={uniforms:Yn([Ss.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new ut(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Rt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new ut},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Rt(0)},specularColor:{value:new Rt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new ut},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var dh={r:0,b:0,g:0},PE=new tn,C_=new st;C_.set(-1,0,0,0,1,0,0,0,1);function IE(n,e,t,i,s,r){let o=new Rt(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(y){let R=y.isScene===!0?y.background:null;if(R&&R.isTexture){let S=y.backgroundBlurriness>0;R=e.get(R,S)}return R}function g(y){let R=!1,S=f(y);S===null?p(o,a):S&&S.isColor&&(p(S,1),R=!0);let P=n.xr.getEnvironmentBlendMode();P==="additive"?t.buffers.color.setClear(0,0,0,1,r):P==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function b(y,R){let S=f(R);S&&S.isCubeTexture?(c===void 0&&(c=new zn(new Qo(1,1,1),new _s({name:"BackgroundCubeMaterial",uniforms:eo(Ss.backgroundCube.uniforms),vertexShader:Ss.backgroundCube.vertexShader,fragmentShader:Ss.backgroundCube.fragmentShader,side:si,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(P,T,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(PE.makeRotationFromEuler(R.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(C_),c.material.toneMapped=Mt.getTransfer(S.colorSpace)!==Ut,(u!==S||h!==S.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new zn(new nl(2,2),new _s({name:"BackgroundMaterial",uniforms:eo(Ss.background.uniforms),vertexShader:Ss.background.vertexShader,fragmentShader:Ss.background.fragmentShader,side:_r,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=Mt.getTransfer(S.colorSpace)!==Ut,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(u!==S||h!==S.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function p(y,R){y.getRGB(dh,cp(n)),t.buffers.color.setClear(dh.r,dh.g,dh.b,R,r)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,R=1){o.set(y),a=R,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,p(o,a)},render:g,addToRenderList:b,dispose:v}}function LE(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(k,D,H,N,q){let J=!1,X=h(k,N,H,D);r!==X&&(r=X,c(r.object)),J=f(k,N,H,q),J&&g(k,N,H,q),q!==null&&e.update(q,n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,S(k,D,H,N),q!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(q).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function h(k,D,H,N){let q=N.wireframe===!0,J=i[D.id];J===void 0&&(J={},i[D.id]=J);let X=k.isInstancedMesh===!0?k.id:0,de=J[X];de===void 0&&(de={},J[X]=de);let j=de[H.id];j===void 0&&(j={},de[H.id]=j);let te=j[q];return te===void 0&&(te=d(l()),j[q]=te),te}function d(k){let D=[],H=[],N=[];for(let q=0;q<t;q++)D[q]=0,H[q]=0,N[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:D,enabledAttributes:H,attributeDivisors:N,object:k,attributes:{},index:null}}function f(k,D,H,N){let q=r.attributes,J=D.attributes,X=0,de=H.getAttributes();for(let j in de)if(de[j].location>=0){let oe=q[j],me=J[j];if(me===void 0&&(j==="instanceMatrix"&&k.instanceMatrix&&(me=k.instanceMatrix),j==="instanceColor"&&k.instanceColor&&(me=k.instanceColor)),oe===void 0||oe.attribute!==me||me&&oe.data!==me.data)return!0;X++}return r.attributesNum!==X||r.index!==N}function g(k,D,H,N){let q={},J=D.attributes,X=0,de=H.getAttributes();for(let j in de)if(de[j].location>=0){let oe=J[j];oe===void 0&&(j==="instanceMatrix"&&k.instanceMatrix&&(oe=k.instanceMatrix),j==="instanceColor"&&k.instanceColor&&(oe=k.instanceColor));let me={};me.attribute=oe,oe&&oe.data&&(me.data=oe.data),q[j]=me,X++}r.attributes=q,r.attributesNum=X,r.index=N}function b(){let k=r.newAttributes;for(let D=0,H=k.length;D<H;D++)k[D]=0}function p(k){v(k,0)}function v(k,D){let H=r.newAttributes,N=r.enabledAttributes,q=r.attributeDivisors;H[k]=1,N[k]===0&&(n.enableVertexAttribArray(k),N[k]=1),q[k]!==D&&(n.vertexAttribDivisor(k,D),q[k]=D)}function y(){let k=r.newAttributes,D=r.enabledAttributes;for(let H=0,N=D.length;H<N;H++)D[H]!==k[H]&&(n.disableVertexAttribArray(H),D[H]=0)}function R(k,D,H,N,q,J,X){X===!0?n.vertexAttribIPointer(k,D,H,q,J):n.vertexAttribPointer(k,D,H,N,q,J)}function S(k,D,H,N){b();let q=N.attributes,J=H.getAttributes(),X=D.defaultAttributeValues;for(let de in J){let j=J[de];if(j.location>=0){let te=q[de];if(te===void 0&&(de==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),de==="instanceColor"&&k.instanceColor&&(te=k.instanceColor)),te!==void 0){let oe=te.normalized,me=te.itemSize,pe=e.get(te);if(pe===void 0)continue;let ne=pe.buffer,_e=pe.type,Se=pe.bytesPerElement,Ie=_e===n.INT||_e===n.UNSIGNED_INT||te.gpuType===Iu;if(te.isInterleavedBufferAttribute){let Ee=te.data,Ye=Ee.isInterleavedBuffer===!0?Ee.stride:Ee.itemSize,at=te.offset;if(Ee.isInstancedInterleavedBuffer||Ee.isInstancedBufferAttribute){for(let qe=0;qe<j.locationSize;qe++)v(j.location+qe,Ee.meshPerAttribute);k.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Ee.meshPerAttribute*Ee.count)}else for(let qe=0;qe<j.locationSize;qe++)p(j.location+qe);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let qe=0;qe<j.locationSize;qe++)R(j.location+qe,me/j.locationSize,_e,oe,Ye*Se,(at+me/j.locationSize*qe)*Se,Ie)}else{if(te.isInstancedBufferAttribute){for(let Ee=0;Ee<j.locationSize;Ee++)v(j.location+Ee,te.meshPerAttribute);k.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Ee=0;Ee<j.locationSize;Ee++)p(j.location+Ee);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Ee=0;Ee<j.locationSize;Ee++)R(j.location+Ee,me/j.locationSize,_e,oe,me*Se,me/j.locationSize*Ee*Se,Ie)}}else if(X!==void 0){let oe=X[de];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(j.location,oe);break;case 3:n.vertexAttrib3fv(j.location,oe);break;case 4:n.vertexAttrib4fv(j.location,oe);break;default:n.vertexAttrib1fv(j.location,oe)}}}}y()}function P(){V();for(let k in i){let D=i[k];for(let H in D){let N=D[H];for(let q in N){let J=N[q];for(let X in J)u(J[X].object),delete J[X];delete N[q]}}delete i[k]}}function T(k){if(i[k.id]===void 0)return;let D=i[k.id];for(let H in D){let N=D[H];for(let q in N){let J=N[q];for(let X in J)u(J[X].object),delete J[X];delete N[q]}}delete i[k.id]}function x(k){for(let D in i){let H=i[D];for(let N in H){let q=H[N];if(q[k.id]===void 0)continue;let J=q[k.id];for(let X in J)u(J[X].object),delete J[X];delete q[k.id]}}}function C(k){for(let D in i){let H=i[D],N=k.isInstancedMesh===!0?k.id:0,q=H[N];if(q!==void 0){for(let J in q){let X=q[J];for(let de in X)u(X[de].object),delete X[de];delete q[J]}delete H[N],Object.keys(H).length===0&&delete i[D]}}}function V(){U(),o=!0,r!==s&&(r=s,c(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:V,resetDefaultState:U,dispose:P,releaseStatesOfGeometry:T,releaseStatesOfObject:C,releaseStatesOfProgram:x,initAttributes:b,enableAttribute:p,disableUnusedAttributes:y}}function DE(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function NE(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Wn&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let C=x===Ai&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ri&&x!==Ei&&!C&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),b=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),S=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),P=n.getParameter(n.MAX_SAMPLES),T=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:g,maxTextureSize:b,maxCubemapSize:p,maxAttributes:v,maxVertexUniforms:y,maxVaryings:R,maxFragmentUniforms:S,maxSamples:P,samples:T}}function kE(n){let e=this,t=null,i=0,s=!1,r=!1,o=new Ji,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||s;return s=d,i=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let g=h.clippingPlanes,b=h.clipIntersection,p=h.clipShadows,v=n.get(h);if(!s||g===null||g.length===0||r&&!p)r?u(null):c();else{let y=r?0:i,R=y*4,S=v.clippingState||null;l.value=S,S=u(g,d,R,f);for(let P=0;P!==R;++P)S[P]=t[P];v.clippingState=S,this.numIntersection=b?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,g){let b=h!==null?h.length:0,p=null;if(b!==0){if(p=l.value,g!==!0||p===null){let v=f+b*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(p===null||p.length<v)&&(p=new Float32Array(v));for(let R=0,S=f;R!==b;++R,S+=4)o.copy(h[R]).applyMatrix4(y,a),o.normal.toArray(p,S),p[S+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=b,e.numIntersection=0,p}}var gl=class extends Gn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Qa(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Qo(5,5,5),r=new _s({name:"CubemapFromEquirect",uniforms:eo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:si,blending:Kr});r.uniforms.tEquirect.value=t;let o=new zn(s,r),a=t.minFilter;return t.minFilter===es&&(t.minFilter=It),new ea(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},a_=256,FE=3,UE=20,P_=256,I_=16,OE=3,BE=new Q,zE=new Rt,ph=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new ea(1,10,null),this._boxMesh=new zn(new Qo(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=BE}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,b=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,b===null&&(e.background=l.getClearColor(zE));let p=new ea(i,s,u);return p.position.copy(a),p.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=b,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=u_(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=c_(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(a_,n_(e))}_fromTexture(e,t){e.mapping===jr||e.mapping===ia?this._setSize(e.image.length===0?a_:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=l_(e,!1,!1),i=Math.log2(e)-FE;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=l_(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===jr||e.mapping===ia?(this._cubemapMaterial===null&&(this._cubemapMaterial=u_()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=c_()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=HE(),this._integrationMaterial=VE());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/I_);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-OE)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(P_*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=GE());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function l_(n,e,t){return new gl(n,{minFilter:es,generateMipmaps:e,type:Ai,colorSpace:Yr,depthBuffer:t})}function vl(n,e,t){return new _s({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:si,blending:Kr,depthTest:!1,depthWrite:!1})}function HE(){return vl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${P_}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function VE(){return vl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:I_}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function GE(){return vl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${UE}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function c_(){return vl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function u_(){return vl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function WE(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Ru||f===Cu)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let b=new gl(g.height);return b.fromEquirectangularTexture(n,d),e.set(d,b),d.addEventListener("dispose",c),a(b.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Ru||f===Cu,b=f===jr||f===ia;if(g||b){let p=t.get(d),v=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return i===null&&(i=new ph(n)),p=g?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let y=d.image;return g&&y&&y.height>0||b&&y&&l(y)?(i===null&&(i=new ph(n)),p=g?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}return d}function a(d,f){return f===Ru?d.mapping=jr:f===Cu&&(d.mapping=ia),d}function l(d){let f=0,g=6;for(let b=0;b<g;b++)d[b]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function XE(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Ga("WebGLRenderer: "+i+" extension not supported."),s}}}function qE(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let b=r.get(g);b&&(e.remove(b),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,b){return s[b.id]!==void 0||(b.addEventListener("dispose",a),s[b.id]=new WeakRef(b),o.register(b,b.id,b),t.memory.geometries++),b}function u(g){let b=g.attributes;for(let p in b)e.update(b[p],n.ARRAY_BUFFER)}function h(g){let b=g.index,p=g.attributes.position,v=0;if(p===void 0)return;let y=b!==null?b.array.length:p.array.length/3-1,R=p.count>=65535?Ja:Ka,S=new R(Math.ceil(y/3)*6,1),P=S.array;if(b!==null){let x=b.array;v=b.version;for(let C=0,V=0;C<y;C+=3){let U=x[C+0],k=x[C+1],D=x[C+2];P[V++]=U,P[V++]=k,P[V++]=k,P[V++]=D,P[V++]=D,P[V++]=U}}else{v=p.version;for(let x=0,C=0;x<y;x+=3){let V=x+0,U=x+1,k=x+2;P[C++]=V,P[C++]=U,P[C++]=U,P[C++]=k,P[C++]=k,P[C++]=V}}S.version=v;let T=r.get(g);T&&e.remove(T),r.set(g,S)}function d(g){let b=r.get(g);if(b){let p=g.index;p!==null&&b.version<p.version&&h(g)}else h(g);return r.get(g)}function f(){for(let g in s){let b=s[g].deref();b!==void 0&&l(b)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function $E(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,r,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,r,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,r,h,0,f);let b=0;for(let p=0;p<f;p++)b+=d[p];t.update(b,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function YE(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function ZE(n,e,t){let i=new WeakMap,s=new At;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let V=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",V)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,b=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],R=0;f===!0&&(R=1),g===!0&&(R=2),b===!0&&(R=3);let S=a.attributes.position.count*R,P=1;S>e.maxTextureSize&&(P=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let T=new Float32Array(S*P*4*h),x=new Ya(T,S,P,h);x.type=Ei,x.needsUpdate=!0;let C=R*4;for(let U=0;U<h;U++){let k=p[U],D=v[U],H=y[U],N=S*P*4*U;for(let q=0;q<k.count;q++){let J=q*C;f===!0&&(s.fromBufferAttribute(k,q),T[N+J+0]=s.x,T[N+J+1]=s.y,T[N+J+2]=s.z,T[N+J+3]=0),g===!0&&(s.fromBufferAttribute(D,q),T[N+J+4]=s.x,T[N+J+5]=s.y,T[N+J+6]=s.z,T[N+J+7]=0),b===!0&&(s.fromBufferAttribute(H,q),T[N+J+8]=s.x,T[N+J+9]=s.y,T[N+J+10]=s.z,T[N+J+11]=H.itemSize===4?s.w:1)}}d={count:h,texture:x,size:new ut(S,P)},i.set(a,d),a.addEventListener("dispose",V)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let b=0;b<c.length;b++)f+=c[b];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function KE(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var JE={[Vf]:"LINEAR_TONE_MAPPING",[Gf]:"REINHARD_TONE_MAPPING",[Wf]:"CINEON_TONE_MAPPING",[Xf]:"ACES_FILMIC_TONE_MAPPING",[$f]:"AGX_TONE_MAPPING",[Yf]:"NEUTRAL_TONE_MAPPING",[qf]:"CUSTOM_TONE_MAPPING"};function jE(n,e,t,i,s,r){let o=new Gn(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ui;u.setAttribute("position",new ki([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new ki([0,2,0,0,2,0],2));let h=new Oi({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new zn(u,h),f=new Tu(-1,1,1,-1,0,1),g=null,b=null,p=!1,v,y=null,R=[],S=!1;this.setSize=function(P,T){o.setSize(P,T),a!==null&&a.setSize(P,T),l!==null&&l.setSize(P,T);for(let x=0;x<R.length;x++){let C=R[x];C.setSize&&C.setSize(P,T)}},this.setEffects=function(P){R=P,S=R.length>0&&R[0].isRenderPass===!0;let T=o.width,x=o.height;R.length>0&&a===null&&(a=new Gn(T,x,{type:Ai,depthBuffer:!1,stencilBuffer:!1}),l=new Gn(T,x,{type:Ai,depthBuffer:!1,stencilBuffer:!1}));let C=s===!0&&R.some(V=>V.needsDepthTexture===!0);C!==(o.depthTexture!==null)&&(C===!0&&c===null&&(c=new Vs(T,x),r===!0&&(c.format=Gs,c.type=Qr)),o.dispose(),o.depthTexture=C?c:null,o.resolveDepthBuffer=C,o.storeMultisampledDepthBuffer=C);for(let V=0;V<R.length;V++){let U=R[V];U.setSize&&U.setSize(T,x),C&&U.needsDepthTexture===!0&&U.setDepthTexture&&U.setDepthTexture(c)}},this.begin=function(P,T){if(p||P.toneMapping===ys&&R.length===0)return!1;if(y=T,T!==null){let x=T.width,C=T.height;(o.width!==x||o.height!==C)&&this.setSize(x,C)}return S===!1&&P.setRenderTarget(o),v=P.toneMapping,P.toneMapping=ys,!0},this.hasRenderPass=function(){return S},this.end=function(P,T){P.toneMapping=v,p=!0;let x=o,C=a;for(let V=0;V<R.length;V++){let U=R[V];U.enabled!==!1&&(U.render(P,C,x,T),U.needsSwap!==!1&&(x=C,C=C===a?l:a))}if(g!==P.outputColorSpace||b!==P.toneMapping){g=P.outputColorSpace,b=P.toneMapping,h.defines={},Mt.getTransfer(g)===Ut&&(h.defines.SRGB_TRANSFER="");let V=JE[b];V&&(h.defines[V]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,P.setRenderTarget(y),P.render(d,f),y=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var L_=new li,D_=new Vs(1,1),N_=new el(1),k_=new Ya,F_=new cu,U_=new Qa,h_=[],d_=[],f_=new Float32Array(16),p_=new Float32Array(9),m_=new Float32Array(4);function la(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=h_[s];if(r===void 0&&(r=new Float32Array(s),h_[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Ln(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Dn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function gh(n,e){let t=d_[e];t===void 0&&(t=new Int32Array(e),d_[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function QE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function eA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2fv(this.addr,e),Dn(t,e)}}function tA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Ln(t,e))return;n.uniform3fv(this.addr,e),Dn(t,e)}}function nA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4fv(this.addr,e),Dn(t,e)}}function iA(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;m_.set(i),n.uniformMatrix2fv(this.addr,!1,m_),Dn(t,i)}}function sA(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;p_.set(i),n.uniformMatrix3fv(this.addr,!1,p_),Dn(t,i)}}function rA(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;f_.set(i),n.uniformMatrix4fv(this.addr,!1,f_),Dn(t,i)}}function oA(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function aA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2iv(this.addr,e),Dn(t,e)}}function lA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ln(t,e))return;n.uniform3iv(this.addr,e),Dn(t,e)}}function cA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4iv(this.addr,e),Dn(t,e)}}function uA(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function hA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2uiv(this.addr,e),Dn(t,e)}}function dA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ln(t,e))return;n.uniform3uiv(this.addr,e),Dn(t,e)}}function fA(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4uiv(this.addr,e),Dn(t,e)}}function vh(n){return n.version===0&&(n.compareFunction=rp,n.needsUpdate=!0),n}function pA(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=vh(D_):r=L_,t.setTexture2D(e||r,s)}function mA(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||F_,s)}function gA(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=vh(N_):r=U_,t.setTextureCube(e||r,s)}function vA(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||k_,s)}function xA(n){switch(n){case 5126:return QE;case 35664:return eA;case 35665:return tA;case 35666:return nA;case 35674:return iA;case 35675:return sA;case 35676:return rA;case 5124:case 35670:return oA;case 35667:case 35671:return aA;case 35668:case 35672:return lA;case 35669:case 35673:return cA;case 5125:return uA;case 36294:return hA;case 36295:return dA;case 36296:return fA;case 35678:case 36198:case 36298:case 36306:case 35682:return pA;case 35679:case 36299:case 36307:return mA;case 35680:case 36300:case 36308:case 36293:return gA;case 36289:case 36303:case 36311:case 36292:return vA}}function _A(n,e){n.uniform1fv(this.addr,e)}function yA(n,e){let t=la(e,this.size,2);n.uniform2fv(this.addr,t)}function bA(n,e){let t=la(e,this.size,3);n.uniform3fv(this.addr,t)}function SA(n,e){let t=la(e,this.size,4);n.uniform4fv(this.addr,t)}function MA(n,e){let t=la(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function wA(n,e){let t=la(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function TA(n,e){let t=la(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function EA(n,e){n.uniform1iv(this.addr,e)}function AA(n,e){n.uniform2iv(this.addr,e)}function RA(n,e){n.uniform3iv(this.addr,e)}function CA(n,e){n.uniform4iv(this.addr,e)}function PA(n,e){n.uniform1uiv(this.addr,e)}function IA(n,e){n.uniform2uiv(this.addr,e)}function LA(n,e){n.uniform3uiv(this.addr,e)}function DA(n,e){n.uniform4uiv(this.addr,e)}function NA(n,e,t){let i=this.cache,s=e.length,r=gh(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=vh(D_):o=L_;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function kA(n,e,t){let i=this.cache,s=e.length,r=gh(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||F_,r[o])}function FA(n,e,t){let i=this.cache,s=e.length,r=gh(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=vh(N_):o=U_;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function UA(n,e,t){let i=this.cache,s=e.length,r=gh(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||k_,r[o])}function OA(n){switch(n){case 5126:return _A;case 35664:return yA;case 35665:return bA;case 35666:return SA;case 35674:return MA;case 35675:return wA;case 35676:return TA;case 5124:case 35670:return EA;case 35667:case 35671:return AA;case 35668:case 35672:return RA;case 35669:case 35673:return CA;case 5125:return PA;case 36294:return IA;case 36295:return LA;case 36296:return DA;case 35678:case 36198:case 36298:case 36306:case 35682:return NA;case 35679:case 36299:case 36307:return kA;case 35680:case 36300:case 36308:case 36293:return FA;case 36289:case 36303:case 36311:case 36292:return UA}}var yp=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=xA(t.type)}},bp=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=OA(t.type)}},Sp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},xp=/(\w+)(\])?(\[|\.)?/g;function g_(n,e){n.seq.push(e),n.map[e.id]=e}function BA(n,e,t){let i=n.name,s=i.length;for(xp.lastIndex=0;;){let r=xp.exec(i),o=xp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){g_(t,c===void 0?new yp(a,n,e):new bp(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Sp(a),g_(t,h)),t=h}}}var aa=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);BA(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function v_(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var zA=37297,HA=0;function VA(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var x_=new st;function GA(n){Mt._getMatrix(x_,Mt.workingColorSpace,n);let e=`mat3( ${x_.elements.map(t=>t.toFixed(4))} )`;switch(Mt.getTransfer(n)){case Xa:return[e,"LinearTransferOETF"];case Ut:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function __(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+VA(n.getShaderSource(e),a)}else return r}function WA(n,e){let t=GA(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var XA={[Vf]:"Linear",[Gf]:"Reinhard",[Wf]:"Cineon",[Xf]:"ACESFilmic",[$f]:"AgX",[Yf]:"Neutral",[qf]:"Custom"};function qA(n,e){let t=XA[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var fh=new Q;function $A(){Mt.getLuminanceCoefficients(fh);let n=fh.x.toFixed(4),e=fh.y.toFixed(4),t=fh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function YA(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ml).join(`
`)}function ZA(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function KA(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function ml(n){return n!==""}function y_(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function b_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var JA=/^[ \t]*#include +<([\w\d./]+)>/gm;function Mp(n){return n.replace(JA,jA)}function jA(n,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Mp(t)}var QA=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function S_(n){return n.replace(QA,eR)}function eR(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function M_(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var tR={[rl]:"SHADOWMAP_TYPE_PCF",[ta]:"SHADOWMAP_TYPE_VSM"};function nR(n){return tR[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var iR={[ia]:"ENVMAP_MODE_REFRACTION"};function sR(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":iR[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var rR={[Hf]:"ENVMAP_BLENDING_MULTIPLY",[zx]:"ENVMAP_BLENDING_MIX",[Hx]:"ENVMAP_BLENDING_ADD"};function oR(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":rR[n.combine]||"ENVMAP_BLENDING_NONE"}function aR(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=nR(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=sR(t),h=oR(t),d=YA(t),f=ZA(r),g=s.createProgram(),b,p,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(b=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ml).join(`
`),b.length>0&&(b+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ml).join(`
`),p.length>0&&(p+=`
`)):(b=[M_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ml).join(`
`),p=[M_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ys?"#define TONE_MAPPING":"",t.toneMapping!==ys?ft.tonemapping_pars_fragment:"",t.toneMapping!==ys?qA("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,WA("linearToOutputTexel",t.outputColorSpace),$A(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ml).join(`
`)),o=Mp(o),o=y_(o,t),o=b_(o,t),a=Mp(a),a=y_(a,t),a=b_(a,t),o=S_(o),a=S_(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,b=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+b,p=["#define varying in",t.glslVersion===ts?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ts?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let y=v+b+o,R=v+p+a,S=v_(s,s.VERTEX_SHADER,y),P=v_(s,s.FRAGMENT_SHADER,R);s.attachShader(g,S),s.attachShader(g,P),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(U){if(n.debug.checkShaderErrors){let k=s.getProgramInfoLog(g)||"",D=s.getShaderInfoLog(S)||"",H=s.getShaderInfoLog(P)||"",N=k.trim(),q=D.trim(),J=H.trim(),X=!0,de=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(X=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,S,P);else{let j=__(s,S,"vertex"),te=__(s,P,"fragment");it("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+U.name+`
Material Type: `+U.type+`

Program Info Log: `+N+`
`+j+`
`+te)}else N!==""?Qe("WebGLProgram: Program Info Log:",N):(q===""||J==="")&&(de=!1);de&&(U.diagnostics={runnable:X,programLog:N,vertexShader:{log:q,prefix:b},fragmentShader:{log:J,prefix:p}})}s.deleteShader(S),s.deleteShader(P),x=new aa(s,g),C=KA(s,g)}let x;this.getUniforms=function(){return x===void 0&&T(this),x};let C;this.getAttributes=function(){return C===void 0&&T(this),C};let V=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return V===!1&&(V=s.getProgramParameter(g,zA)),V},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=HA++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=S,this.fragmentShader=P,this}var lR=0,wp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Tp(e),t.set(e,i)),i}},Tp=class{constructor(e){this.id=lR++,this.code=e,this.usedTimes=0}};function cR(n){return n===yr||n===hl||n===dl}function uR(n,e,t,i,s,r){let o=new Za,a=new wp,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,C,V,U,k,D){let H=U.fog,N=k.geometry,q=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?U.environment:null,J=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,X=e.get(x.envMap||q,J),de=d[x.type],j=i.precision;x.precision!==null&&(j=i.getMaxPrecision(x.precision),j!==x.precision&&Qe("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let te=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,oe=te!==void 0?te.length:0,me=0;N.morphAttributes.position!==void 0&&(me=1),N.morphAttributes.normal!==void 0&&(me=2),N.morphAttributes.color!==void 0&&(me=3);let pe,ne,_e,Se;if(de){let Le=Ss[de];pe=Le.vertexShader,ne=Le.fragmentShader}else{pe=x.vertexShader,ne=x.fragmentShader;let Le=a.getVertexShaderStage(x),ct=a.getFragmentShaderStage(x);a.update(x,Le,ct),_e=Le.id,Se=ct.id}let Ie=n.getRenderTarget(),Ee=n.state.buffers.depth.getReversed(),Ye=k.isInstancedMesh===!0,at=k.isBatchedMesh===!0,qe=!!x.map,pt=!!x.matcap,ht=!!X,rt=ht&&X.isPMREMTexture===!0,nn=!!x.aoMap,Yt=!!x.lightMap,_n=!!x.bumpMap&&x.wireframe===!1,Vt=!!x.normalMap,Nn=!!x.displacementMap,Et=!!x.emissiveMap,Rn=!!x.metalnessMap,cn=!!x.roughnessMap,yn=x.anisotropy>0,z=x.clearcoat>0,De=x.diffuseRoughness>0,Je=x.dispersion>0,lt=x.retroreflectivity>0,Ae=x.iridescence>0,Wt=x.sheen>0,Xe=x.transmission>0,Ke=yn&&!!x.anisotropyMap,I=z&&!!x.clearcoatMap,M=z&&!!x.clearcoatNormalMap,$=z&&!!x.clearcoatRoughnessMap,fe=De&&!!x.diffuseRoughnessMap,le=Ae&&!!x.iridescenceMap,be=Ae&&!!x.iridescenceThicknessMap,Me=Wt&&!!x.sheenColorMap,ie=Wt&&!!x.sheenRoughnessMap,re=!!x.specularMap,ve=!!x.specularColorMap,B=!!x.specularIntensityMap,ae=Xe&&!!x.transmissionMap,se=Xe&&!!x.thicknessMap,Re=!!x.gradientMap,ye=!!x.alphaMap,Te=x.alphaTest>0,$e=!!x.alphaHash,et=!!x.extensions,he=ys;x.toneMapped&&(Ie===null||Ie.isXRRenderTarget===!0)&&(he=n.toneMapping);let Ve=rt?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,tt={shaderID:de,shaderType:x.type,shaderName:x.name,vertexShader:pe,fragmentShader:ne,defines:x.defines,customVertexShaderID:_e,customFragmentShaderID:Se,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:at,batchingColor:at&&k._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&k.instanceColor!==null,instancingMorph:Ye&&k.morphTexture!==null,outputColorSpace:Ie===null?n.outputColorSpace:Ie.isXRRenderTarget===!0?Ie.texture.colorSpace:Mt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:qe,matcap:pt,envMap:ht,envMapMode:ht&&X.mapping,envMapPMREM:rt,envMapMaxLod:rt?Ve.length-1:null,envMapSize:rt?Ve[0].width:null,aoMap:nn,lightMap:Yt,bumpMap:_n,normalMap:Vt,displacementMap:Nn,emissiveMap:Et,normalMapObjectSpace:Vt&&x.normalMapType===Wx,normalMapTangentSpace:Vt&&x.normalMapType===np,packedNormalMap:Vt&&x.normalMapType===np&&cR(x.normalMap.format),metalnessMap:Rn,roughnessMap:cn,anisotropy:yn,anisotropyMap:Ke,clearcoat:z,clearcoatMap:I,clearcoatNormalMap:M,clearcoatRoughnessMap:$,diffuseRoughness:De,diffuseRoughnessMap:fe,dispersion:Je,retroreflection:lt,iridescence:Ae,iridescenceMap:le,iridescenceThicknessMap:be,sheen:Wt,sheenColorMap:Me,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ve,specularIntensityMap:B,transmission:Xe,transmissionMap:ae,thicknessMap:se,gradientMap:Re,opaque:x.transparent===!1&&x.blending===na&&x.alphaToCoverage===!1,alphaMap:ye,alphaTest:Te,alphaHash:$e,combine:x.combine,mapUv:qe&&f(x.map.channel),aoMapUv:nn&&f(x.aoMap.channel),lightMapUv:Yt&&f(x.lightMap.channel),bumpMapUv:_n&&f(x.bumpMap.channel),normalMapUv:Vt&&f(x.normalMap.channel),displacementMapUv:Nn&&f(x.displacementMap.channel),emissiveMapUv:Et&&f(x.emissiveMap.channel),metalnessMapUv:Rn&&f(x.metalnessMap.channel),roughnessMapUv:cn&&f(x.roughnessMap.channel),anisotropyMapUv:Ke&&f(x.anisotropyMap.channel),clearcoatMapUv:I&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:$&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:fe&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:Me&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(x.sheenRoughnessMap.channel),specularMapUv:re&&f(x.specularMap.channel),specularColorMapUv:ve&&f(x.specularColorMap.channel),specularIntensityMapUv:B&&f(x.specularIntensityMap.channel),transmissionMapUv:ae&&f(x.transmissionMap.channel),thicknessMapUv:se&&f(x.thicknessMap.channel),alphaMapUv:ye&&f(x.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Vt||yn),vertexNormals:!!N.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!N.attributes.uv&&(qe||ye),fog:!!H,useFog:x.fog===!0,fogExp2:!!H&&H.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||N.attributes.normal===void 0&&Vt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Ee,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:me,numSunLights:C.sun.length,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numSunLightShadows:C.sunShadowMap.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:D.filter(Le=>Le.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&V.length>0,shadowMapType:n.shadowMap.type,toneMapping:he,decodeVideoTexture:qe&&x.map.isVideoTexture===!0&&Mt.getTransfer(x.map.colorSpace)===Ut,decodeVideoTextureEmissive:Et&&x.emissiveMap.isVideoTexture===!0&&Mt.getTransfer(x.emissiveMap.colorSpace)===Ut,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===ui,flipSided:x.side===si,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:et&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&x.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function b(x){let C=[];if(x.shaderID?C.push(x.shaderID):(C.push(x.customVertexShaderID),C.push(x.customFragmentShaderID)),x.defines!==void 0)for(let V in x.defines)C.push(V),C.push(x.defines[V]);return x.isRawShaderMaterial===!1&&(p(C,x),v(C,x),C.push(n.outputColorSpace)),C.push(x.customProgramCacheKey),C.join()}function p(x,C){x.push(C.precision),x.push(C.outputColorSpace),x.push(C.envMapMode),x.push(C.envMapPMREM),x.push(C.envMapMaxLod),x.push(C.envMapSize),x.push(C.mapUv),x.push(C.alphaMapUv),x.push(C.lightMapUv),x.push(C.aoMapUv),x.push(C.bumpMapUv),x.push(C.normalMapUv),x.push(C.displacementMapUv),x.push(C.emissiveMapUv),x.push(C.metalnessMapUv),x.push(C.roughnessMapUv),x.push(C.anisotropyMapUv),x.push(C.clearcoatMapUv),x.push(C.clearcoatNormalMapUv),x.push(C.clearcoatRoughnessMapUv),x.push(C.diffuseRoughnessMapUv),x.push(C.iridescenceMapUv),x.push(C.iridescenceThicknessMapUv),x.push(C.sheenColorMapUv),x.push(C.sheenRoughnessMapUv),x.push(C.specularMapUv),x.push(C.specularColorMapUv),x.push(C.specularIntensityMapUv),x.push(C.transmissionMapUv),x.push(C.thicknessMapUv),x.push(C.combine),x.push(C.fogExp2),x.push(C.sizeAttenuation),x.push(C.morphTargetsCount),x.push(C.numSunLights),x.push(C.numDirLights),x.push(C.numPointLights),x.push(C.numSpotLights),x.push(C.numSpotLightMaps),x.push(C.numHemiLights),x.push(C.numRectAreaLights),x.push(C.numSunLightShadows),x.push(C.numDirLightShadows),x.push(C.numPointLightShadows),x.push(C.numSpotLightShadows),x.push(C.numSpotLightShadowsWithMaps),x.push(C.numLightProbes),x.push(C.numLightProbeGrids),x.push(C.shadowMapType),x.push(C.toneMapping),x.push(C.numClippingPlanes),x.push(C.numClipIntersection),x.push(C.depthPacking)}function v(x,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.retroreflection&&o.enable(24),C.diffuseRoughness&&o.enable(25),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),C.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let C=d[x.type],V;if(C){let U=Ss[C];V=s_.clone(U.uniforms)}else V=x.uniforms;return V}function R(x,C){let V=u.get(C);return V!==void 0?++V.usedTimes:(V=new aR(n,C,x,s),c.push(V),u.set(C,V)),V}function S(x){if(--x.usedTimes===0){let C=c.indexOf(x);c[C]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function P(x){a.remove(x)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:b,getUniforms:y,acquireProgram:R,releaseProgram:S,releaseShaderCache:P,programs:c,dispose:T}}function hR(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function dR(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function w_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function T_(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,b,p,v){let y=n[e];return y===void 0?(y={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:b,renderOrder:d.renderOrder,z:p,group:v},n[e]=y):(y.id=d.id,y.object=d,y.geometry=f,y.material=g,y.materialVariant=o(d),y.groupOrder=b,y.renderOrder=d.renderOrder,y.z=p,y.group=v),e++,y}function l(d,f,g,b,p,v,y){y.reversedDepth===!0&&(p=-p);let R=a(d,f,g,b,p,v);g.transmission>0?i.push(R):g.transparent===!0?s.push(R):t.push(R)}function c(d,f,g,b,p,v){let y=a(d,f,g,b,p,v);g.transmission>0?i.unshift(y):g.transparent===!0?s.unshift(y):t.unshift(y)}function u(d,f){t.length>1&&t.sort(d||dR),i.length>1&&i.sort(f||w_),s.length>1&&s.sort(f||w_)}function h(){for(let d=e,f=n.length;d<f;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function fR(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new T_,n.set(i,[o])):s>=r.length?(o=new T_,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function pR(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Q,color:new Rt};break;case"SpotLight":t={position:new Q,direction:new Q,color:new Rt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Q,color:new Rt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Q,skyColor:new Rt,groundColor:new Rt};break;case"RectAreaLight":t={color:new Rt,position:new Q,halfWidth:new Q,halfHeight:new Q};break}return n[e.id]=t,t}}}function mR(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var gR=0;function vR(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function xR(n){let e=new pR,t=mR(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Q);let s=new Q,r=new tn,o=new tn;function a(c){let u=0,h=0,d=0;for(let D=0;D<9;D++)i.probe[D].set(0,0,0);let f=0,g=0,b=0,p=0,v=0,y=0,R=0,S=0,P=0,T=0,x=0,C=0,V=0,U=0;c.sort(vR);for(let D=0,H=c.length;D<H;D++){let N=c[D],q=N.color,J=N.intensity,X=N.distance,de=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===yr?de=N.shadow.map.texture:de=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)u+=q.r*J,h+=q.g*J,d+=q.b*J;else if(N.isLightProbe){for(let j=0;j<9;j++)i.probe[j].addScaledVector(N.sh.coefficients[j],J);U++}else if(N.isSunLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[g]=oe,i.sunShadowMap[g]=de;let me=te.getViewportCount();for(let pe=0;pe<me;pe++)i.sunShadowMatrix[b+pe]=te.getMatrix(pe),i.sunShadowCascade[b+pe]=te._cascadeData[pe];b+=me,g++}i.sun[f]=j,f++}else if(N.isDirectionalLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.directionalShadow[p]=oe,i.directionalShadowMap[p]=de,i.directionalShadowMatrix[p]=N.shadow.matrix,P++}i.directional[p]=j,p++}else if(N.isSpotLight){let j=e.get(N);j.position.setFromMatrixPosition(N.matrixWorld),j.color.copy(q).multiplyScalar(J),j.distance=X,j.coneCos=Math.cos(N.angle),j.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),j.decay=N.decay,i.spot[y]=j;let te=N.shadow;if(N.map&&(i.spotLightMap[C]=N.map,C++,te.updateMatrices(N),N.castShadow&&V++),i.spotLightMatrix[y]=te.matrix,N.castShadow){let oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.spotShadow[y]=oe,i.spotShadowMap[y]=de,x++}y++}else if(N.isRectAreaLight){let j=e.get(N);j.color.copy(q).multiplyScalar(J),j.halfWidth.set(N.width*.5,0,0),j.halfHeight.set(0,N.height*.5,0),i.rectArea[R]=j,R++}else if(N.isPointLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),j.distance=N.distance,j.decay=N.decay,N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,oe.shadowCameraNear=te.camera.near,oe.shadowCameraFar=te.camera.far,i.pointShadow[v]=oe,i.pointShadowMap[v]=de,i.pointShadowMatrix[v]=N.shadow.matrix,T++}i.point[v]=j,v++}else if(N.isHemisphereLight){let j=e.get(N);j.skyColor.copy(N.color).multiplyScalar(J),j.groundColor.copy(N.groundColor).multiplyScalar(J),i.hemi[S]=j,S++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Ue.LTC_FLOAT_1,i.rectAreaLTC2=Ue.LTC_FLOAT_2):(i.rectAreaLTC1=Ue.LTC_HALF_1,i.rectAreaLTC2=Ue.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let k=i.hash;(k.sunLength!==f||k.directionalLength!==p||k.pointLength!==v||k.spotLength!==y||k.rectAreaLength!==R||k.hemiLength!==S||k.numSunShadows!==g||k.numDirectionalShadows!==P||k.numPointShadows!==T||k.numSpotShadows!==x||k.numSpotMaps!==C||k.numLightProbes!==U)&&(i.sun.length=f,i.directional.length=p,i.spot.length=y,i.rectArea.length=R,i.point.length=v,i.hemi.length=S,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=b,i.sunShadowCascade.length=b,i.directionalShadow.length=P,i.directionalShadowMap.length=P,i.directionalShadowMatrix.length=P,i.pointShadow.length=T,i.pointShadowMap.length=T,i.pointShadowMatrix.length=T,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+C-V,i.spotLightMap.length=C,i.numSpotLightShadowsWithMaps=V,i.numLightProbes=U,k.sunLength=f,k.directionalLength=p,k.pointLength=v,k.spotLength=y,k.rectAreaLength=R,k.hemiLength=S,k.numSunShadows=g,k.numDirectionalShadows=P,k.numPointShadows=T,k.numSpotShadows=x,k.numSpotMaps=C,k.numLightProbes=U,i.version=gR++)}function l(c,u){let h=0,d=0,f=0,g=0,b=0,p=0,v=u.matrixWorldInverse;for(let y=0,R=c.length;y<R;y++){let S=c[y];if(S.isSunLight){let P=i.sun[h];P.direction.setFromMatrixPosition(S.matrixWorld),P.direction.transformDirection(v),h++}else if(S.isDirectionalLight){let P=i.directional[d];P.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(v),d++}else if(S.isSpotLight){let P=i.spot[g];P.position.setFromMatrixPosition(S.matrixWorld),P.position.applyMatrix4(v),P.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(v),g++}else if(S.isRectAreaLight){let P=i.rectArea[b];P.position.setFromMatrixPosition(S.matrixWorld),P.position.applyMatrix4(v),o.identity(),r.copy(S.matrixWorld),r.premultiply(v),o.extractRotation(r),P.halfWidth.set(S.width*.5,0,0),P.halfHeight.set(0,S.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),b++}else if(S.isPointLight){let P=i.point[f];P.position.setFromMatrixPosition(S.matrixWorld),P.position.applyMatrix4(v),f++}else if(S.isHemisphereLight){let P=i.hemi[p];P.direction.setFromMatrixPosition(S.matrixWorld),P.direction.transformDirection(v),p++}}}return{setup:a,setupView:l,state:i}}function E_(n){let e=new xR(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function _R(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new E_(n),e.set(s,[a])):r>=o.length?(a=new E_(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var yR=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,bR=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,SR=[new Q(1,0,0),new Q(-1,0,0),new Q(0,1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1)],MR=[new Q(0,-1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1),new Q(0,-1,0),new Q(0,-1,0)],A_=new tn,pl=new Q,_p=new Q;function wR(n,e,t){let i=new Hs,s=new ut,r=new ut,o=new At,a=new fu,l=new pu,c={},u=t.maxTextureSize,h={[_r]:si,[si]:_r,[ui]:ui},d=new _s({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ut},radius:{value:4}},vertexShader:yR,fragmentShader:bR}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ui;g.setAttribute("position",new ii(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let b=new zn(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=rl;let v=this.type;this.render=function(T,x,C){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===bx&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=rl);let V=n.getRenderTarget(),U=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),D=n.state;D.setBlending(Kr),D.buffers.depth.getReversed()===!0?D.buffers.color.setClear(0,0,0,0):D.buffers.color.setClear(1,1,1,1),D.buffers.depth.setTest(!0),D.setScissorTest(!1);let H=v!==this.type;H&&x.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(q=>q.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,q=T.length;N<q;N++){let J=T[N],X=J.shadow;if(X===void 0){Qe("WebGLShadowMap:",J,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;s.copy(X.mapSize);let de=X.getFrameExtents();s.multiply(de),r.copy(X.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/de.x),s.x=r.x*de.x,X.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/de.y),s.y=r.y*de.y,X.mapSize.y=r.y));let j=n.state.buffers.depth.getReversed();if(X.camera._reversedDepth=j,X.map===null||H===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===ta){if(J.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new Gn(s.x,s.y,{format:yr,type:Ai,minFilter:It,magFilter:It,generateMipmaps:!1}),X.map.texture.name=J.name+".shadowMap",X.map.depthTexture=new Vs(s.x,s.y,Ei),X.map.depthTexture.name=J.name+".shadowMapDepth",X.map.depthTexture.format=zs,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=on,X.map.depthTexture.magFilter=on}else J.isPointLight?(X.map=new gl(s.x),X.map.depthTexture=new el(s.x,Ti)):(X.map=new Gn(s.x,s.y),X.map.depthTexture=new Vs(s.x,s.y,Ti)),X.map.depthTexture.name=J.name+".shadowMap",X.map.depthTexture.format=zs,this.type===rl?(X.map.depthTexture.compareFunction=j?sp:ip,X.map.depthTexture.minFilter=It,X.map.depthTexture.magFilter=It):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=on,X.map.depthTexture.magFilter=on);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==s.x||X.map.height!==s.y)&&X.map.setSize(s.x,s.y);let te=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();J.isPointLight!==!0&&X.updateMatrices(J,C);let oe=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:C.layers;for(let me=0;me<te;me++){let pe=X.getCamera(me);if(J.isPointLight){let ne=X.camera,_e=X.matrix,Se=J.distance||ne.far;Se!==ne.far&&(ne.far=Se,ne.updateProjectionMatrix()),pl.setFromMatrixPosition(J.matrixWorld),ne.position.copy(pl),_p.copy(ne.position),_p.add(SR[me]),ne.up.copy(MR[me]),ne.lookAt(_p),ne.updateMatrixWorld(),_e.makeTranslation(-pl.x,-pl.y,-pl.z),A_.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),X._frustum.setFromProjectionMatrix(A_,ne.coordinateSystem,ne.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)n.setRenderTarget(X.map,me),n.clear();else{me===0&&(n.setRenderTarget(X.map),n.clear());let ne=X.getViewport(me);o.set(r.x*ne.x,r.y*ne.y,r.x*ne.z,r.y*ne.w),D.viewport(o)}i=X.getFrustum(me),S(x,C,pe,J,oe,this.type)}X.isPointLightShadow!==!0&&this.type===ta&&y(X,C),X.needsUpdate=!1}v=this.type,p.needsUpdate=!1,n.setRenderTarget(V,U,k)};function y(T,x){let C=e.update(b);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new Gn(s.x,s.y,{format:yr,type:Ai}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,n.setRenderTarget(T.mapPass),n.clear(),n.renderBufferDirect(x,null,C,d,b,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,n.setRenderTarget(T.map),n.clear(),n.renderBufferDirect(x,null,C,f,b,null)}function R(T,x,C,V){let U=null,k=C.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(k!==void 0)U=k;else if(U=C.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let D=U.uuid,H=x.uuid,N=c[D];N===void 0&&(N={},c[D]=N);let q=N[H];q===void 0&&(q=U.clone(),N[H]=q,x.addEventListener("dispose",P)),U=q}if(U.visible=x.visible,U.wireframe=x.wireframe,V===ta?U.side=x.shadowSide!==null?x.shadowSide:x.side:U.side=x.shadowSide!==null?x.shadowSide:h[x.side],U.alphaMap=x.alphaMap,U.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,U.map=x.map,U.clipShadows=x.clipShadows,U.clippingPlanes=x.clippingPlanes,U.clipIntersection=x.clipIntersection,U.displacementMap=x.displacementMap,U.displacementScale=x.displacementScale,U.displacementBias=x.displacementBias,U.wireframeLinewidth=x.wireframeLinewidth,U.linewidth=x.linewidth,C.isPointLight===!0&&U.isMeshDistanceMaterial===!0){let D=n.properties.get(U);D.light=C}return U}function S(T,x,C,V,U,k){if(T.visible===!1)return;if(T.layers.test(U)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&k===ta)&&(!T.frustumCulled||T.intersectsFrustum(i))){T.modelViewMatrix.multiplyMatrices(C.matrixWorldInverse,T.matrixWorld);let N=e.update(T),q=T.material;if(Array.isArray(q)){let J=N.groups;for(let X=0,de=J.length;X<de;X++){let j=J[X],te=q[j.materialIndex];if(te&&te.visible){let oe=R(T,te,V,k);T.onBeforeShadow(n,T,x,C,N,oe,j),n.renderBufferDirect(C,null,N,oe,T,j),T.onAfterShadow(n,T,x,C,N,oe,j)}}}else if(q.visible){let J=R(T,q,V,k);T.onBeforeShadow(n,T,x,C,N,J,null),n.renderBufferDirect(C,null,N,J,T,null),T.onAfterShadow(n,T,x,C,N,J,null)}}let H=T.children;for(let N=0,q=H.length;N<q;N++)S(H[N],x,C,V,U,k)}function P(T){T.target.removeEventListener("dispose",P);for(let C in c){let V=c[C],U=T.target.uuid;U in V&&(V[U].dispose(),delete V[U])}}}function TR(n,e){function t(){let B=!1,ae=new At,se=null,Re=new At(0,0,0,0);return{setMask:function(ye){se!==ye&&!B&&(n.colorMask(ye,ye,ye,ye),se=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Te,$e,et,he){he===!0&&(ye*=et,Te*=et,$e*=et),ae.set(ye,Te,$e,et),Re.equals(ae)===!1&&(n.clearColor(ye,Te,$e,et),Re.copy(ae))},reset:function(){B=!1,se=null,Re.set(-1,0,0,0)}}}function i(){let B=!1,ae=!1,se=null,Re=null,ye=null;return{setReversed:function(Te){if(ae!==Te){let $e=e.get("EXT_clip_control");Te?$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.ZERO_TO_ONE_EXT):$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.NEGATIVE_ONE_TO_ONE_EXT),ae=Te;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(Te){Te?Ee(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(Te){se!==Te&&!B&&(n.depthMask(Te),se=Te)},setFunc:function(Te){if(ae&&(Te=t_[Te]),Re!==Te){switch(Te){case Jc:n.depthFunc(n.NEVER);break;case jc:n.depthFunc(n.ALWAYS);break;case Qc:n.depthFunc(n.LESS);break;case $o:n.depthFunc(n.LEQUAL);break;case eu:n.depthFunc(n.EQUAL);break;case tu:n.depthFunc(n.GEQUAL);break;case nu:n.depthFunc(n.GREATER);break;case iu:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Re=Te}},setLocked:function(Te){B=Te},setClear:function(Te){ye!==Te&&(ye=Te,ae&&(Te=1-Te),n.clearDepth(Te))},reset:function(){B=!1,se=null,Re=null,ye=null,ae=!1}}}function s(){let B=!1,ae=null,se=null,Re=null,ye=null,Te=null,$e=null,et=null,he=null;return{setTest:function(Ve){B||(Ve?Ee(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(Ve){ae!==Ve&&!B&&(n.stencilMask(Ve),ae=Ve)},setFunc:function(Ve,tt,Le){(se!==Ve||Re!==tt||ye!==Le)&&(n.stencilFunc(Ve,tt,Le),se=Ve,Re=tt,ye=Le)},setOp:function(Ve,tt,Le){(Te!==Ve||$e!==tt||et!==Le)&&(n.stencilOp(Ve,tt,Le),Te=Ve,$e=tt,et=Le)},setLocked:function(Ve){B=Ve},setClear:function(Ve){he!==Ve&&(n.clearStencil(Ve),he=Ve)},reset:function(){B=!1,ae=null,se=null,Re=null,ye=null,Te=null,$e=null,et=null,he=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,g=[],b=null,p=!1,v=null,y=null,R=null,S=null,P=null,T=null,x=null,C=new Rt(0,0,0),V=0,U=!1,k=null,D=null,H=null,N=null,q=null,J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,de=0,j=n.getParameter(n.VERSION);j.indexOf("WebGL")!==-1?(de=parseFloat(/^WebGL (\d)/.exec(j)[1]),X=de>=1):j.indexOf("OpenGL ES")!==-1&&(de=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),X=de>=2);let te=null,oe={},me=n.getParameter(n.SCISSOR_BOX),pe=n.getParameter(n.VIEWPORT),ne=new At().fromArray(me),_e=new At().fromArray(pe);function Se(B,ae,se,Re){let ye=new Uint8Array(4),Te=n.createTexture();n.bindTexture(B,Te),n.texParameteri(B,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(B,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let $e=0;$e<se;$e++)B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Re,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(ae+$e,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Te}let Ie={};Ie[n.TEXTURE_2D]=Se(n.TEXTURE_2D,n.TEXTURE_2D,1),Ie[n.TEXTURE_CUBE_MAP]=Se(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ie[n.TEXTURE_2D_ARRAY]=Se(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ie[n.TEXTURE_3D]=Se(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Ee(n.DEPTH_TEST),o.setFunc($o),_n(!1),Vt(kf),Ee(n.CULL_FACE),nn(Kr);function Ee(B){u[B]!==!0&&(n.enable(B),u[B]=!0)}function Ye(B){u[B]!==!1&&(n.disable(B),u[B]=!1)}function at(B,ae){return d[B]!==ae?(n.bindFramebuffer(B,ae),d[B]=ae,B===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),B===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function qe(B,ae){let se=g,Re=!1;if(B){se=f.get(ae),se===void 0&&(se=[],f.set(ae,se));let ye=B.textures;if(se.length!==ye.length||se[0]!==n.COLOR_ATTACHMENT0){for(let Te=0,$e=ye.length;Te<$e;Te++)se[Te]=n.COLOR_ATTACHMENT0+Te;se.length=ye.length,Re=!0}}else se[0]!==n.BACK&&(se[0]=n.BACK,Re=!0);Re&&n.drawBuffers(se)}function pt(B){return b!==B?(n.useProgram(B),b=B,!0):!1}let ht={[Jr]:n.FUNC_ADD,[Mx]:n.FUNC_SUBTRACT,[wx]:n.FUNC_REVERSE_SUBTRACT};ht[Tx]=n.MIN,ht[Ex]=n.MAX;let rt={[Ax]:n.ZERO,[Rx]:n.ONE,[Cx]:n.SRC_COLOR,[Bf]:n.SRC_ALPHA,[kx]:n.SRC_ALPHA_SATURATE,[Dx]:n.DST_COLOR,[Ix]:n.DST_ALPHA,[Px]:n.ONE_MINUS_SRC_COLOR,[zf]:n.ONE_MINUS_SRC_ALPHA,[Nx]:n.ONE_MINUS_DST_COLOR,[Lx]:n.ONE_MINUS_DST_ALPHA,[Fx]:n.CONSTANT_COLOR,[Ux]:n.ONE_MINUS_CONSTANT_COLOR,[Ox]:n.CONSTANT_ALPHA,[Bx]:n.ONE_MINUS_CONSTANT_ALPHA};function nn(B,ae,se,Re,ye,Te,$e,et,he,Ve){if(B===Kr){p===!0&&(Ye(n.BLEND),p=!1);return}if(p===!1&&(Ee(n.BLEND),p=!0),B!==Sx){if(B!==v||Ve!==U){if((y!==Jr||P!==Jr)&&(n.blendEquation(n.FUNC_ADD),y=Jr,P=Jr),Ve)switch(B){case na:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Ff:n.blendFunc(n.ONE,n.ONE);break;case Uf:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Of:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:it("WebGLState: Invalid blending: ",B);break}else switch(B){case na:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Ff:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Uf:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Of:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",B);break}R=null,S=null,T=null,x=null,C.set(0,0,0),V=0,v=B,U=Ve}return}ye=ye||ae,Te=Te||se,$e=$e||Re,(ae!==y||ye!==P)&&(n.blendEquationSeparate(ht[ae],ht[ye]),y=ae,P=ye),(se!==R||Re!==S||Te!==T||$e!==x)&&(n.blendFuncSeparate(rt[se],rt[Re],rt[Te],rt[$e]),R=se,S=Re,T=Te,x=$e),(et.equals(C)===!1||he!==V)&&(n.blendColor(et.r,et.g,et.b,he),C.copy(et),V=he),v=B,U=!1}function Yt(B,ae){B.side===ui?Ye(n.CULL_FACE):Ee(n.CULL_FACE);let se=B.side===si;ae&&(se=!se),_n(se),B.blending===na&&B.transparent===!1?nn(Kr):nn(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Re=B.stencilWrite;a.setTest(Re),Re&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Et(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Ee(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function _n(B){k!==B&&(B?n.frontFace(n.CW):n.frontFace(n.CCW),k=B)}function Vt(B){B!==_x?(Ee(n.CULL_FACE),B!==D&&(B===kf?n.cullFace(n.BACK):B===yx?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),D=B}function Nn(B){B!==H&&(X&&n.lineWidth(B),H=B)}function Et(B,ae,se){B?(Ee(n.POLYGON_OFFSET_FILL),(N!==ae||q!==se)&&(N=ae,q=se,o.getReversed()&&(ae=-ae,se=-se),n.polygonOffset(ae,se))):Ye(n.POLYGON_OFFSET_FILL)}function Rn(B){B?Ee(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function cn(B){B===void 0&&(B=n.TEXTURE0+J-1),te!==B&&(n.activeTexture(B),te=B)}function yn(B,ae,se){se===void 0&&(te===null?se=n.TEXTURE0+J-1:se=te);let Re=oe[se];Re===void 0&&(Re={type:void 0,texture:void 0},oe[se]=Re),(Re.type!==B||Re.texture!==ae)&&(te!==se&&(n.activeTexture(se),te=se),n.bindTexture(B,ae||Ie[B]),Re.type=B,Re.texture=ae)}function z(){let B=oe[te];B!==void 0&&B.type!==void 0&&(n.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function De(){try{n.compressedTexImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function lt(){try{n.texSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Ae(){try{n.texSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Wt(){try{n.compressedTexSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Xe(){try{n.compressedTexSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Ke(){try{n.texStorage2D(...arguments)}catch(B){it("WebGLState:",B)}}function I(){try{n.texStorage3D(...arguments)}catch(B){it("WebGLState:",B)}}function M(){try{n.texImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function $(){try{n.texImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function fe(B){return h[B]!==void 0?h[B]:n.getParameter(B)}function le(B,ae){h[B]!==ae&&(n.pixelStorei(B,ae),h[B]=ae)}function be(B){ne.equals(B)===!1&&(n.scissor(B.x,B.y,B.z,B.w),ne.copy(B))}function Me(B){_e.equals(B)===!1&&(n.viewport(B.x,B.y,B.z,B.w),_e.copy(B))}function ie(B,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Re=se.get(B);Re===void 0&&(Re=n.getUniformBlockIndex(ae,B.name),n.uniformBlockBinding(ae,Re,Re),se.set(B,Re))}function re(B,ae,se){let ye=c.get(ae).get(B);l[ye]!==se&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,se),l[ye]=se)}function ve(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},te=null,oe={},d={},l={},f=new WeakMap,g=[],b=null,p=!1,v=null,y=null,R=null,S=null,P=null,T=null,x=null,C=new Rt(0,0,0),V=0,U=!1,k=null,D=null,H=null,N=null,q=null,ne.set(0,0,n.canvas.width,n.canvas.height),_e.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Ee,disable:Ye,bindFramebuffer:at,drawBuffers:qe,useProgram:pt,setBlending:nn,setMaterial:Yt,setFlipSided:_n,setCullFace:Vt,setLineWidth:Nn,setPolygonOffset:Et,setScissorTest:Rn,activeTexture:cn,bindTexture:yn,unbindTexture:z,compressedTexImage2D:De,compressedTexImage3D:Je,texImage2D:M,texImage3D:$,pixelStorei:le,getParameter:fe,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:Ke,texStorage3D:I,texSubImage2D:lt,texSubImage3D:Ae,compressedTexSubImage2D:Wt,compressedTexSubImage3D:Xe,scissor:be,viewport:Me,reset:ve}}function ER(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ut,u=new WeakMap,h=new Set,d,f=new WeakMap,g=new Set,b=new FinalizationRegistry(I=>g.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(I,M){return p?new OffscreenCanvas(I,M):$a("canvas")}function y(I,M,$){let fe=1,le=Ke(I);if((le.width>$||le.height>$)&&(fe=$/Math.max(le.width,le.height)),fe<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let be=Math.floor(fe*le.width),Me=Math.floor(fe*le.height);d===void 0&&(d=v(be,Me));let ie=M?v(be,Me):d;return ie.width=be,ie.height=Me,ie.getContext("2d").drawImage(I,0,0,be,Me),Qe("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+be+"x"+Me+")."),ie}else return"data"in I&&Qe("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),I;return I}function R(I){return I.generateMipmaps}function S(I){n.generateMipmap(I)}function P(I){return I.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?n.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function T(I,M,$,fe,le,be=!1){if(I!==null){if(n[I]!==void 0)return n[I];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let Me;fe&&(Me=e.get("EXT_texture_norm16"),Me||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===n.RED&&($===n.FLOAT&&(ie=n.R32F),$===n.HALF_FLOAT&&(ie=n.R16F),$===n.UNSIGNED_BYTE&&(ie=n.R8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.R16_EXT),$===n.SHORT&&Me&&(ie=Me.R16_SNORM_EXT)),M===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.R8UI),$===n.UNSIGNED_SHORT&&(ie=n.R16UI),$===n.UNSIGNED_INT&&(ie=n.R32UI),$===n.BYTE&&(ie=n.R8I),$===n.SHORT&&(ie=n.R16I),$===n.INT&&(ie=n.R32I)),M===n.RG&&($===n.FLOAT&&(ie=n.RG32F),$===n.HALF_FLOAT&&(ie=n.RG16F),$===n.UNSIGNED_BYTE&&(ie=n.RG8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.RG16_EXT),$===n.SHORT&&Me&&(ie=Me.RG16_SNORM_EXT)),M===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RG8UI),$===n.UNSIGNED_SHORT&&(ie=n.RG16UI),$===n.UNSIGNED_INT&&(ie=n.RG32UI),$===n.BYTE&&(ie=n.RG8I),$===n.SHORT&&(ie=n.RG16I),$===n.INT&&(ie=n.RG32I)),M===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),$===n.UNSIGNED_INT&&(ie=n.RGB32UI),$===n.BYTE&&(ie=n.RGB8I),$===n.SHORT&&(ie=n.RGB16I),$===n.INT&&(ie=n.RGB32I)),M===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),$===n.UNSIGNED_INT&&(ie=n.RGBA32UI),$===n.BYTE&&(ie=n.RGBA8I),$===n.SHORT&&(ie=n.RGBA16I),$===n.INT&&(ie=n.RGBA32I)),M===n.RGB&&($===n.UNSIGNED_SHORT&&Me&&(ie=Me.RGB16_EXT),$===n.SHORT&&Me&&(ie=Me.RGB16_SNORM_EXT),$===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),M===n.RGBA){let re=be?Xa:Mt.getTransfer(le);$===n.FLOAT&&(ie=n.RGBA32F),$===n.HALF_FLOAT&&(ie=n.RGBA16F),$===n.UNSIGNED_BYTE&&(ie=re===Ut?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.RGBA16_EXT),$===n.SHORT&&Me&&(ie=Me.RGBA16_SNORM_EXT),$===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function x(I,M){let $;return I?M===null||M===Ti||M===Qr?$=n.DEPTH24_STENCIL8:M===Ei?$=n.DEPTH32F_STENCIL8:M===sa&&($=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Ti||M===Qr?$=n.DEPTH_COMPONENT24:M===Ei?$=n.DEPTH_COMPONENT32F:M===sa&&($=n.DEPTH_COMPONENT16),$}function C(I,M){return R(I)===!0||I.isFramebufferTexture&&I.minFilter!==on&&I.minFilter!==It?Math.log2(Math.max(M.width,M.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?M.mipmaps.length:1}function V(I){let M=new WeakRef(I);i.get(I).__ref=M,g.add(M),b.register(I,M,M)}function U(I){let M=i.get(I).__ref;M!==void 0&&(g.delete(M),b.unregister(M))}function k(I){H(I.target)}function D(I){N(I.target)}function H(I){I.removeEventListener("dispose",k),U(I),J(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&h.delete(I)}function N(I){I.removeEventListener("dispose",D),U(I),de(I)}function q(){for(let I of g){let M=I.deref();M!==void 0&&(M.isRenderTarget===!0?N(M):H(M))}g.clear(),h.clear()}function J(I){let M=i.get(I);if(M.__webglInit===void 0)return;let $=I.source,fe=f.get($);if(fe){let le=fe[M.__cacheKey];le.usedTimes--,le.usedTimes===0&&X(I),Object.keys(fe).length===0&&f.delete($)}i.remove(I)}function X(I){let M=i.get(I);n.deleteTexture(M.__webglTexture);let $=I.source,fe=f.get($);delete fe[M.__cacheKey],o.memory.textures--}function de(I){let M=i.get(I);M.__depthDisposeCallback&&M.__depthDisposeCallback();let $=I.depthTexture;if($&&$.renderTarget===I&&H($),I.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(M.__webglFramebuffer[le]))for(let be=0;be<M.__webglFramebuffer[le].length;be++)n.deleteFramebuffer(M.__webglFramebuffer[le][be]);else n.deleteFramebuffer(M.__webglFramebuffer[le]);M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer[le])}else{if(Array.isArray(M.__webglFramebuffer))for(let le=0;le<M.__webglFramebuffer.length;le++)n.deleteFramebuffer(M.__webglFramebuffer[le]);else n.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&n.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let le=0;le<M.__webglColorRenderbuffer.length;le++)M.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(M.__webglColorRenderbuffer[le]);M.__webglDepthRenderbuffer&&n.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let fe=I.textures;for(let le=0,be=fe.length;le<be;le++){let Me=i.get(fe[le]);Me.__webglTexture&&(n.deleteTexture(Me.__webglTexture),o.memory.textures--),i.remove(fe[le])}i.remove(I)}let j=0;function te(){j=0}function oe(){return j}function me(I){j=I}function pe(){let I=j;return I>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,I}function ne(I){let M=[];return M.push(I.wrapS),M.push(I.wrapT),M.push(I.wrapR||0),M.push(I.magFilter),M.push(I.minFilter),M.push(I.anisotropy),M.push(I.internalFormat),M.push(I.format),M.push(I.type),M.push(I.generateMipmaps),M.push(I.mipmapsAutoUpdate),M.push(I.premultiplyAlpha),M.push(I.flipY),M.push(I.unpackAlignment),M.push(I.colorSpace),M.join()}function _e(I,M){let $=i.get(I);if(I.isVideoTexture&&Wt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&$.__version!==I.version){let fe=I.image;if(fe===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(fe.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Yt($,I,M);return}}else I.isExternalTexture&&($.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+M)}function Se(I,M){let $=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&$.__version!==I.version){Yt($,I,M);return}else I.isExternalTexture&&($.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+M)}function Ie(I,M){let $=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&$.__version!==I.version){Yt($,I,M);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+M)}function Ee(I,M){let $=i.get(I);if(I.version>0&&$.__version!==I.version){_n($,I,M);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+M)}let Ye={[Yo]:n.REPEAT,[ms]:n.CLAMP_TO_EDGE,[su]:n.MIRRORED_REPEAT},at={[on]:n.NEAREST,[Vx]:n.NEAREST_MIPMAP_NEAREST,[ol]:n.NEAREST_MIPMAP_LINEAR,[It]:n.LINEAR,[Pu]:n.LINEAR_MIPMAP_NEAREST,[es]:n.LINEAR_MIPMAP_LINEAR},qe={[qx]:n.NEVER,[rp]:n.ALWAYS,[$x]:n.LESS,[ip]:n.LEQUAL,[Yx]:n.EQUAL,[sp]:n.GEQUAL,[Zx]:n.GREATER,[Kx]:n.NOTEQUAL};function pt(I,M){if(M.type===Ei&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===It||M.magFilter===Pu||M.magFilter===ol||M.magFilter===es||M.minFilter===It||M.minFilter===Pu||M.minFilter===ol||M.minFilter===es)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(I,n.TEXTURE_WRAP_S,Ye[M.wrapS]),n.texParameteri(I,n.TEXTURE_WRAP_T,Ye[M.wrapT]),(I===n.TEXTURE_3D||I===n.TEXTURE_2D_ARRAY)&&n.texParameteri(I,n.TEXTURE_WRAP_R,Ye[M.wrapR]),n.texParameteri(I,n.TEXTURE_MAG_FILTER,at[M.magFilter]),n.texParameteri(I,n.TEXTURE_MIN_FILTER,at[M.minFilter]),M.compareFunction&&(n.texParameteri(I,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(I,n.TEXTURE_COMPARE_FUNC,qe[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===on||M.minFilter!==ol&&M.minFilter!==es||M.type===Ei&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||i.get(M).__currentAnisotropy){let $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(I,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),i.get(M).__currentAnisotropy=M.anisotropy}}}function ht(I,M){let $=!1;I.__webglInit===void 0&&(I.__webglInit=!0,M.addEventListener("dispose",k),V(M));let fe=M.source,le=f.get(fe);le===void 0&&(le={},f.set(fe,le));let be=ne(M);if(be!==I.__cacheKey){le[be]===void 0&&(le[be]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,$=!0),le[be].usedTimes++;let Me=le[I.__cacheKey];Me!==void 0&&(le[I.__cacheKey].usedTimes--,Me.usedTimes===0&&X(M)),I.__cacheKey=be,I.__webglTexture=le[be].texture}return $}function rt(I,M,$){return Math.floor(Math.floor(I/$)/M)}function nn(I,M,$,fe){let be=I.updateRanges;if(be.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,M.width,M.height,$,fe,M.data);else{be.sort((B,ae)=>B.start-ae.start);let Me=0;for(let B=1;B<be.length;B++){let ae=be[Me],se=be[B],Re=ae.start+ae.count,ye=rt(se.start,M.width,4),Te=rt(ae.start,M.width,4);se.start<=Re+1&&ye===Te&&rt(se.start+se.count-1,M.width,4)===ye?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++Me,be[Me]=se)}be.length=Me+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ve=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,M.width);for(let B=0,ae=be.length;B<ae;B++){let se=be[B],Re=Math.floor(se.start/4),ye=Math.ceil(se.count/4),Te=Re%M.width,$e=Math.floor(Re/M.width),et=ye,he=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Te),t.pixelStorei(n.UNPACK_SKIP_ROWS,$e),t.texSubImage2D(n.TEXTURE_2D,0,Te,$e,et,he,$,fe,M.data)}I.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ve)}}function Yt(I,M,$){let fe=n.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(fe=n.TEXTURE_2D_ARRAY),M.isData3DTexture&&(fe=n.TEXTURE_3D);let le=ht(I,M),be=M.source;t.bindTexture(fe,I.__webglTexture,n.TEXTURE0+$);let Me=i.get(be);if(be.version!==Me.__version||le===!0){if(t.activeTexture(n.TEXTURE0+$),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let he=Mt.getPrimaries(Mt.workingColorSpace),Ve=M.colorSpace===Ws?null:Mt.getPrimaries(M.colorSpace),tt=M.colorSpace===Ws||he===Ve?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment);let re=y(M.image,!1,s.maxTextureSize);re=Xe(M,re);let ve=r.convert(M.format,M.colorSpace),B=r.convert(M.type),ae=T(M.internalFormat,ve,B,M.normalized,M.colorSpace,M.isVideoTexture);pt(fe,M);let se,Re=M.mipmaps,ye=M.isVideoTexture!==!0,Te=Me.__version===void 0||le===!0,$e=be.dataReady,et=C(M,re);if(M.isDepthTexture)ae=x(M.format===Gs,M.type),Te&&(ye?t.texStorage2D(n.TEXTURE_2D,1,ae,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ve,B,null));else if(M.isDataTexture)if(Re.length>0){ye&&Te&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,B,se.data):t.texImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,ve,B,se.data);M.generateMipmaps=!1}else ye?(Te&&t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height),$e&&nn(M,re,ve,B)):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ve,B,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Te&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,Re[0].width,Re[0].height,re.depth);for(let he=0,Ve=Re.length;he<Ve;he++)if(se=Re[he],M.format!==Wn)if(ve!==null)if(ye){if($e)if(M.layerUpdates.size>0){let tt=dp(se.width,se.height,M.format,M.type);for(let Le of M.layerUpdates){let ct=se.data.subarray(Le*tt/se.data.BYTES_PER_ELEMENT,(Le+1)*tt/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,Le,se.width,se.height,1,ve,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ve,se.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,he,ae,se.width,se.height,re.depth,0,se.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?$e&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ve,B,se.data):t.texImage3D(n.TEXTURE_2D_ARRAY,he,ae,se.width,se.height,re.depth,0,ve,B,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Te&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],M.format!==Wn?ve!==null?ye?$e&&t.compressedTexSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,se.data):t.compressedTexImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,se.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,B,se.data):t.texImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,ve,B,se.data)}else if(M.isDataArrayTexture)if(ye){if(Te&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,re.width,re.height,re.depth),$e)if(M.layerUpdates.size>0){let he=dp(re.width,re.height,M.format,M.type);for(let Ve of M.layerUpdates){let tt=re.data.subarray(Ve*he/re.data.BYTES_PER_ELEMENT,(Ve+1)*he/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ve,re.width,re.height,1,ve,B,tt)}M.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,re.width,re.height,re.depth,0,ve,B,re.data);else if(M.isData3DTexture)ye?(Te&&t.texStorage3D(n.TEXTURE_3D,et,ae,re.width,re.height,re.depth),$e&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)):t.texImage3D(n.TEXTURE_3D,0,ae,re.width,re.height,re.depth,0,ve,B,re.data);else if(M.isFramebufferTexture){if(Te)if(ye)t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height);else{let he=re.width,Ve=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,ae,he,Ve,0,ve,B,null),he>>=1,Ve>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in n){let he=n.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),re.parentNode!==he){he.appendChild(re),h.add(M),he.onpaint=Ve=>{let tt=Ve.changedElements;for(let Le of h)tt.includes(Le.image)&&(Le.needsUpdate=!0)},he.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Le=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Le,ct,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Re.length>0){if(ye&&Te){let he=Ke(Re[0]);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,ve,B,se):t.texImage2D(n.TEXTURE_2D,he,ae,ve,B,se);M.generateMipmaps=!1}else if(ye){if(Te){let he=Ke(re);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}$e&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ve,B,re)}else t.texImage2D(n.TEXTURE_2D,0,ae,ve,B,re);R(M)&&M.mipmapsAutoUpdate===!0&&S(fe),Me.__version=be.version,M.onUpdate&&M.onUpdate(M)}I.__version=M.version}function _n(I,M,$){if(M.image.length!==6)return;let fe=ht(I,M),le=M.source;t.bindTexture(n.TEXTURE_CUBE_MAP,I.__webglTexture,n.TEXTURE0+$);let be=i.get(le);if(le.version!==be.__version||fe===!0){t.activeTexture(n.TEXTURE0+$);let Me=Mt.getPrimaries(Mt.workingColorSpace),ie=M.colorSpace===Ws?null:Mt.getPrimaries(M.colorSpace),re=M.colorSpace===Ws||Me===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ve=M.isCompressedTexture||M.image[0].isCompressedTexture,B=M.image[0]&&M.image[0].isDataTexture,ae=[];for(let Le=0;Le<6;Le++)!ve&&!B?ae[Le]=y(M.image[Le],!0,s.maxCubemapSize):ae[Le]=B?M.image[Le].image:M.image[Le],ae[Le]=Xe(M,ae[Le]);let se=ae[0],Re=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Te=T(M.internalFormat,Re,ye,M.normalized,M.colorSpace),$e=M.isVideoTexture!==!0,et=be.__version===void 0||fe===!0,he=le.dataReady,Ve=C(M,se);pt(n.TEXTURE_CUBE_MAP,M);let tt;if(M.isDepthTexture){if(Te=x(M.format===Gs,M.type),et)if($e)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Te,se.width,se.height);else for(let Le=0;Le<6;Le++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Te,se.width,se.height,0,Re,ye,null)}else if(ve){$e&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Te,se.width,se.height);for(let Le=0;Le<6;Le++){tt=ae[Le].mipmaps;for(let ct=0;ct<tt.length;ct++){let Zt=tt[ct];M.format!==Wn?Re!==null?$e?he&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,Zt.width,Zt.height,Re,Zt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,Te,Zt.width,Zt.height,0,Zt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,Zt.width,Zt.height,Re,ye,Zt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,Te,Zt.width,Zt.height,0,Re,ye,Zt.data)}}}else{if(tt=M.mipmaps,$e&&et){tt.length>0&&Ve++;let Le=Ke(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Te,Le.width,Le.height)}for(let Le=0;Le<6;Le++)if(B){$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,ae[Le].width,ae[Le].height,Re,ye,ae[Le].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Te,ae[Le].width,ae[Le].height,0,Re,ye,ae[Le].data);for(let ct=0;ct<tt.length;ct++){let Zn=tt[ct].image[Le].image;$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Zn.width,Zn.height,Re,ye,Zn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,Te,Zn.width,Zn.height,0,Re,ye,Zn.data)}}else{$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,Re,ye,ae[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Te,Re,ye,ae[Le]);for(let ct=0;ct<tt.length;ct++){let Zt=tt[ct];$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Re,ye,Zt.image[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,Te,Re,ye,Zt.image[Le])}}}R(M)&&M.mipmapsAutoUpdate===!0&&S(n.TEXTURE_CUBE_MAP),be.__version=le.version,M.onUpdate&&M.onUpdate(M)}I.__version=M.version}function Vt(I,M,$,fe,le,be){let Me=r.convert($.format,$.colorSpace),ie=r.convert($.type),re=T($.internalFormat,Me,ie,$.normalized,$.colorSpace),ve=i.get(M),B=i.get($);if(B.__renderTarget=M,!ve.__hasExternalTextures){let ae=Math.max(1,M.width>>be),se=Math.max(1,M.height>>be);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,be,re,ae,se,M.depth,0,Me,ie,null):t.texImage2D(le,be,re,ae,se,0,Me,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,I),Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,fe,le,B.__webglTexture,0,lt(M)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,fe,le,B.__webglTexture,be),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Nn(I,M,$){if(n.bindRenderbuffer(n.RENDERBUFFER,I),M.depthBuffer){let fe=M.depthTexture,le=fe&&fe.isDepthTexture?fe.type:null,be=x(M.stencilBuffer,le),Me=M.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Ae(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),be,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),be,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,be,M.width,M.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Me,n.RENDERBUFFER,I)}else{let fe=M.textures;for(let le=0;le<fe.length;le++){let be=fe[le],Me=r.convert(be.format,be.colorSpace),ie=r.convert(be.type),re=T(be.internalFormat,Me,ie,be.normalized,be.colorSpace);Ae(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),re,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),re,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,re,M.width,M.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Et(I,M,$){let fe=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,I),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(M.depthTexture);le.__renderTarget=M;let be=fe?M.depthTexture.image[0]:M.depthTexture.image;(!le.__webglTexture||be.width!==M.width||be.height!==M.height)&&(be.width=M.width,be.height=M.height,M.depthTexture.needsUpdate=!0),fe?Ee(M.depthTexture,0):_e(M.depthTexture,0);let Me=le.__webglTexture,ie=lt(M),re=fe?n.TEXTURE_CUBE_MAP_POSITIVE_X+$:n.TEXTURE_2D,ve=M.depthTexture.format===Gs?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(M.depthTexture.format===zs)Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,Me,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,Me,0);else if(M.depthTexture.format===Gs)Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,Me,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,Me,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Rn(I){let M=i.get(I),$=I.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==I.depthTexture){let fe=I.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),fe){let le=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,fe.removeEventListener("dispose",le)};fe.addEventListener("dispose",le),M.__depthDisposeCallback=le}M.__boundDepthTexture=fe}if(I.depthTexture&&!M.__autoAllocateDepthBuffer)if($)for(let fe=0;fe<6;fe++)Et(M.__webglFramebuffer[fe],I,fe);else I.texture.mipmaps.length>0?Et(M.__webglFramebuffer[0],I,0):Et(M.__webglFramebuffer,I,0);else if($){M.__webglDepthbuffer=[];for(let fe=0;fe<6;fe++)if(t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[fe]),M.__webglDepthbuffer[fe]===void 0)M.__webglDepthbuffer[fe]=n.createRenderbuffer(),Nn(M.__webglDepthbuffer[fe],I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=M.__webglDepthbuffer[fe];n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,be)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=n.createRenderbuffer(),Nn(M.__webglDepthbuffer,I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=M.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,be)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function cn(I,M,$){let fe=i.get(I);M!==void 0&&Vt(fe.__webglFramebuffer,I,I.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&Rn(I)}function yn(I){let M=I.texture,$=i.get(I),fe=i.get(M);I.addEventListener("dispose",D),V(I);let le=I.textures,be=I.isWebGLCubeRenderTarget===!0,Me=le.length>1;if(Me||(fe.__webglTexture===void 0&&(fe.__webglTexture=n.createTexture()),fe.__version=M.version,o.memory.textures++),be){$.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){$.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)$.__webglFramebuffer[ie][re]=n.createFramebuffer()}else $.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(M.mipmaps.length>0){$.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)$.__webglFramebuffer[ie]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(Me)for(let ie=0,re=le.length;ie<re;ie++){let ve=i.get(le[ie]);ve.__webglTexture===void 0&&(ve.__webglTexture=n.createTexture(),o.memory.textures++)}if(I.samples>0&&Ae(I)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let ie=0;ie<le.length;ie++){let re=le[ie];$.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[ie]);let ve=r.convert(re.format,re.colorSpace),B=r.convert(re.type),ae=T(re.internalFormat,ve,B,re.normalized,re.colorSpace,I.isXRRenderTarget===!0),se=lt(I);n.renderbufferStorageMultisample(n.RENDERBUFFER,se,ae,I.width,I.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,$.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),I.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),Nn($.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(be){t.bindTexture(n.TEXTURE_CUBE_MAP,fe.__webglTexture),pt(n.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Vt($.__webglFramebuffer[ie][re],I,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Vt($.__webglFramebuffer[ie],I,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);R(M)?S(n.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(Me){for(let ie=0,re=le.length;ie<re;ie++){let ve=le[ie],B=i.get(ve),ae=n.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ae=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,B.__webglTexture),pt(ae,ve),Vt($.__webglFramebuffer,I,ve,n.COLOR_ATTACHMENT0+ie,ae,0),R(ve)&&S(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ie=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,fe.__webglTexture),pt(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Vt($.__webglFramebuffer[re],I,M,n.COLOR_ATTACHMENT0,ie,re);else Vt($.__webglFramebuffer,I,M,n.COLOR_ATTACHMENT0,ie,0);R(M)?S(ie):M.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&Rn(I)}function z(I){let M=I.textures;for(let $=0,fe=M.length;$<fe;$++){let le=M[$];if(R(le)&&le.mipmapsAutoUpdate===!0){let be=P(I),Me=i.get(le).__webglTexture;t.bindTexture(be,Me),S(be),t.unbindTexture()}}}let De=[];function Je(I){if(I.samples>0){if(Ae(I)===!1){let M=I.textures,$=I.width,fe=I.height,le=n.COLOR_BUFFER_BIT,be=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Me=i.get(I),ie=M.length>1;if(ie)for(let ve=0;ve<M.length;ve++)t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Me.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglFramebuffer);for(let ve=0;ve<M.length;ve++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Me.__webglColorRenderbuffer[ve]);let B=i.get(M[ve]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,B,0)}n.blitFramebuffer(0,0,$,fe,0,0,$,fe,le,n.NEAREST),l===!0&&(De.length=0,De.push(n.COLOR_ATTACHMENT0+ve),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&De.push(be),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,De))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let ve=0;ve<M.length;ve++){t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,Me.__webglColorRenderbuffer[ve]);let B=i.get(M[ve]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,B,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let M=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[M])}}}function lt(I){return Math.min(s.maxSamples,I.samples)}function Ae(I){let M=i.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Wt(I){let M=o.render.frame;u.get(I)!==M&&(u.set(I,M),I.update())}function Xe(I,M){let $=I.colorSpace,fe=I.format,le=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||$!==Yr&&$!==Ws&&(Mt.getTransfer($)===Ut?(fe!==Wn||le!==ri)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",$)),M}function Ke(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=pe,this.resetTextureUnits=te,this.getTextureUnits=oe,this.setTextureUnits=me,this.setTexture2D=_e,this.setTexture2DArray=Se,this.setTexture3D=Ie,this.setTextureCube=Ee,this.rebindTextures=cn,this.setupRenderTarget=yn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=Rn,this.setupFrameBufferTexture=Vt,this.useMultisampledRTT=Ae,this.dispose=q}function AR(n,e){function t(i,s=Ws){let r,o=Mt.getTransfer(s);if(i===ri)return n.UNSIGNED_BYTE;if(i===Lu)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Du)return n.UNSIGNED_SHORT_5_5_5_1;if(i===jf)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Qf)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Kf)return n.BYTE;if(i===Jf)return n.SHORT;if(i===sa)return n.UNSIGNED_SHORT;if(i===Iu)return n.INT;if(i===Ti)return n.UNSIGNED_INT;if(i===Ei)return n.FLOAT;if(i===Ai)return n.HALF_FLOAT;if(i===ep)return n.ALPHA;if(i===tp)return n.RGB;if(i===Wn)return n.RGBA;if(i===zs)return n.DEPTH_COMPONENT;if(i===Gs)return n.DEPTH_STENCIL;if(i===ra)return n.RED;if(i===Nu)return n.RED_INTEGER;if(i===yr)return n.RG;if(i===oa)return n.RG_INTEGER;if(i===ku)return n.RGBA_INTEGER;if(i===al||i===ll||i===cl||i===ul)if(o===Ut)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===al)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ll)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===ul)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===al)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ll)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===cl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===ul)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Fu||i===Uu||i===Ou||i===Bu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Fu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Uu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Ou)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Bu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===zu||i===Hu||i===Vu||i===Gu||i===Wu||i===hl||i===Xu)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===zu||i===Hu)return o===Ut?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Vu)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===Gu)return r.COMPRESSED_R11_EAC;if(i===Wu)return r.COMPRESSED_SIGNED_R11_EAC;if(i===hl)return r.COMPRESSED_RG11_EAC;if(i===Xu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===qu||i===$u||i===Yu||i===Zu||i===Ku||i===Ju||i===ju||i===Qu||i===eh||i===th||i===nh||i===ih||i===sh||i===rh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===qu)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===$u)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Yu)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Zu)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Ku)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Ju)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===ju)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Qu)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===eh)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===th)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===nh)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===ih)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===sh)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===rh)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===oh||i===ah||i===lh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===oh)return o===Ut?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===ah)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===lh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===ch||i===uh||i===dl||i===hh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===ch)return r.COMPRESSED_RED_RGTC1_EXT;if(i===uh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===dl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===hh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Qr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var RR=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,CR=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Ep=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new tl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new _s({vertexShader:RR,fragmentShader:CR,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new zn(new nl(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ap=class extends gs{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,g=null,b=typeof XRWebGLBinding<"u",p=new Ep,v={},y=t.getContextAttributes(),R=null,S=null,P=[],T=[],x=new ut,C=null,V=null,U=new ni;U.viewport=new At;let k=new ni;k.viewport=new At;let D=[U,k],H=new Eu,N=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let _e=P[ne];return _e===void 0&&(_e=new Jo,P[ne]=_e),_e.getTargetRaySpace()},this.getControllerGrip=function(ne){let _e=P[ne];return _e===void 0&&(_e=new Jo,P[ne]=_e),_e.getGripSpace()},this.getHand=function(ne){let _e=P[ne];return _e===void 0&&(_e=new Jo,P[ne]=_e),_e.getHandSpace()};function J(ne){let _e=T.indexOf(ne.inputSource);if(_e===-1)return;let Se=P[_e];Se!==void 0&&(Se.update(ne.inputSource,ne.frame,c||o),Se.dispatchEvent({type:ne.type,data:ne.inputSource}))}function X(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener("selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",X),s.removeEventListener("inputsourceschange",de);for(let ne=0;ne<P.length;ne++){let _e=T[ne];_e!==null&&(T[ne]=null,P[ne].disconnect(_e))}N=null,q=null,p.reset();for(let ne in v)delete v[ne];if(e.setRenderTarget(R),f=null,d=null,h=null,s=null,S=null,pe.stop(),i.isPresenting=!1,e.setPixelRatio(C),e.setSize(x.width,x.height,!1),V!==null){let ne=V.camera;ne.fov=V.fov,ne.zoom=V.zoom,ne.updateProjectionMatrix(),V=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){r=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&b&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ne){if(s=ne,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezestart",J),s.addEventListener("squeezeend",J),s.addEventListener("end",X),s.addEventListener("inputsourceschange",de),y.xrCompatible!==!0&&await t.makeXRCompatible(),C=e.getPixelRatio(),e.getSize(x),b&&"createProjectionLayer"in XRWebGLBinding.prototype){let Se=null,Ie=null,Ee=null;y.depth&&(Ee=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Se=y.stencil?Gs:zs,Ie=y.stencil?Qr:Ti);let Ye={colorFormat:t.RGBA8,depthFormat:Ee,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Ye),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),S=new Gn(d.textureWidth,d.textureHeight,{format:Wn,type:ri,depthTexture:new Vs(d.textureWidth,d.textureHeight,Ie,void 0,void 0,void 0,void 0,void 0,void 0,Se),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Se={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,Se),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new Gn(f.framebufferWidth,f.framebufferHeight,{format:Wn,type:ri,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),pe.setContext(s),pe.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function de(ne){for(let _e=0;_e<ne.removed.length;_e++){let Se=ne.removed[_e],Ie=T.indexOf(Se);Ie>=0&&(T[Ie]=null,P[Ie].disconnect(Se))}for(let _e=0;_e<ne.added.length;_e++){let Se=ne.added[_e],Ie=T.indexOf(Se);if(Ie===-1){for(let Ye=0;Ye<P.length;Ye++)if(Ye>=T.length){T.push(Se),Ie=Ye;break}else if(T[Ye]===null){T[Ye]=Se,Ie=Ye;break}if(Ie===-1)break}let Ee=P[Ie];Ee&&Ee.connect(Se)}}function j(ne,_e){_e===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(_e.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(s===null)return;let _e=ne.near,Se=ne.far;p.texture!==null&&(p.depthNear>0&&(_e=p.depthNear),p.depthFar>0&&(Se=p.depthFar)),H.near=k.near=U.near=_e,H.far=k.far=U.far=Se,(N!==H.near||q!==H.far)&&(s.updateRenderState({depthNear:H.near,depthFar:H.far}),N=H.near,q=H.far),H.layers.mask=ne.layers.mask|6,U.layers.mask=H.layers.mask&-5,k.layers.mask=H.layers.mask&-3;let Ie=ne.parent,Ee=H.cameras;j(H,Ie);for(let Ye=0;Ye<Ee.length;Ye++)j(Ee[Ye],Ie);H.projectionMatrix.copy(U.projectionMatrix),H.projectionMatrixInverse.copy(U.projectionMatrixInverse),V===null&&ne.isPerspectiveCamera&&(V={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,H,Ie)};function te(ne,_e,Se){Se===null?ne.matrix.copy(_e.matrixWorld):(ne.matrix.copy(Se.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(_e.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(_e.projectionMatrix),ne.projectionMatrixInverse.copy(_e.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=ou*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return H},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ne){l=ne,d!==null&&(d.fixedFoveation=ne),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ne)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(H)},this.getCameraTexture=function(ne){return v[ne]};let oe=null;function me(ne,_e){if(u=_e.getViewerPose(c||o),g=_e,u!==null){let Se=u.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let Ie=!1;Se.length!==H.cameras.length&&(H.cameras.length=0,Ie=!0);for(let qe=0;qe<Se.length;qe++){let pt=Se[qe],ht=null;if(f!==null)ht=f.getViewport(pt);else{let nn=h.getViewSubImage(d,pt);ht=nn.viewport,qe===0&&(e.setRenderTargetTextures(S,nn.colorTexture,nn.depthStencilTexture),e.setRenderTarget(S))}let rt=D[qe];rt===void 0&&(rt=new ni,rt.layers.enable(qe),rt.viewport=new At,D[qe]=rt),rt.matrix.fromArray(pt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(pt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ht.x,ht.y,ht.width,ht.height),qe===0&&(H.matrix.copy(rt.matrix),H.matrix.decompose(H.position,H.quaternion,H.scale)),Ie===!0&&H.cameras.push(rt)}let Ee=s.enabledFeatures;if(Ee&&Ee.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&b){h=i.getBinding();let qe=h.getDepthInformation(Se[0]);qe&&qe.isValid&&qe.texture&&p.init(qe,s.renderState)}if(Ee&&Ee.includes("camera-access")&&b){e.state.unbindTexture(),h=i.getBinding();for(let qe=0;qe<Se.length;qe++){let pt=Se[qe].camera;if(pt){let ht=v[pt];ht||(ht=new tl,v[pt]=ht);let rt=h.getCameraImage(pt);ht.sourceTexture=rt}}}}for(let Se=0;Se<P.length;Se++){let Ie=T[Se],Ee=P[Se];Ie!==null&&Ee!==void 0&&Ee.update(Ie,_e,c||o)}oe&&oe(ne,_e),_e.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:_e}),g=null}let pe=new R_;pe.setAnimationLoop(me),this.setAnimationLoop=function(ne){oe=ne},this.dispose=function(){}}},PR=new tn,O_=new st;O_.set(-1,0,0,0,1,0,0,0,1);function IR(n,e){function t(p,v){p.matrixAutoUpdate===!0&&p.updateMatrix(),v.value.copy(p.matrix)}function i(p,v){v.color.getRGB(p.fogColor.value,cp(n)),v.isFog?(p.fogNear.value=v.near,p.fogFar.value=v.far):v.isFogExp2&&(p.fogDensity.value=v.density)}function s(p,v,y,R,S){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?r(p,v):v.isMeshLambertMaterial?(r(p,v),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(r(p,v),h(p,v)):v.isMeshPhongMaterial?(r(p,v),u(p,v),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(r(p,v),d(p,v),v.isMeshPhysicalMaterial&&f(p,v,S)):v.isMeshMatcapMaterial?(r(p,v),g(p,v)):v.isMeshDepthMaterial?r(p,v):v.isMeshDistanceMaterial?(r(p,v),b(p,v)):v.isMeshNormalMaterial?r(p,v):v.isLineBasicMaterial?(o(p,v),v.isLineDashedMaterial&&a(p,v)):v.isPointsMaterial?l(p,v,y,R):v.isSpriteMaterial?c(p,v):v.isShadowMaterial?(p.color.value.copy(v.color),p.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function r(p,v){p.opacity.value=v.opacity,v.color&&p.diffuse.value.copy(v.color),v.emissive&&p.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(p.map.value=v.map,t(v.map,p.mapTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.bumpMap&&(p.bumpMap.value=v.bumpMap,t(v.bumpMap,p.bumpMapTransform),p.bumpScale.value=v.bumpScale,v.side===si&&(p.bumpScale.value*=-1)),v.normalMap&&(p.normalMap.value=v.normalMap,t(v.normalMap,p.normalMapTransform),p.normalScale.value.copy(v.normalScale),v.side===si&&p.normalScale.value.negate()),v.displacementMap&&(p.displacementMap.value=v.displacementMap,t(v.displacementMap,p.displacementMapTransform),p.displacementScale.value=v.displacementScale,p.displacementBias.value=v.displacementBias),v.emissiveMap&&(p.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,p.emissiveMapTransform)),v.specularMap&&(p.specularMap.value=v.specularMap,t(v.specularMap,p.specularMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest);let y=e.get(v),R=y.envMap,S=y.envMapRotation;R&&(p.envMap.value=R,p.envMapRotation.value.setFromMatrix4(PR.makeRotationFromEuler(S)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(O_),p.reflectivity.value=v.reflectivity,p.ior.value=v.ior,p.refractionRatio.value=v.refractionRatio),v.lightMap&&(p.lightMap.value=v.lightMap,p.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,p.lightMapTransform)),v.aoMap&&(p.aoMap.value=v.aoMap,p.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,p.aoMapTransform))}function o(p,v){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,v.map&&(p.map.value=v.map,t(v.map,p.mapTransform))}function a(p,v){p.dashSize.value=v.dashSize,p.totalSize.value=v.dashSize+v.gapSize,p.scale.value=v.scale}function l(p,v,y,R){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,p.size.value=v.size*y,p.scale.value=R*.5,v.map&&(p.map.value=v.map,t(v.map,p.uvTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest)}function c(p,v){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,p.rotation.value=v.rotation,v.map&&(p.map.value=v.map,t(v.map,p.mapTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest)}function u(p,v){p.specular.value.copy(v.specular),p.shininess.value=Math.max(v.shininess,1e-4)}function h(p,v){v.gradientMap&&(p.gradientMap.value=v.gradientMap)}function d(p,v){p.metalness.value=v.metalness,v.metalnessMap&&(p.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,p.metalnessMapTransform)),p.roughness.value=v.roughness,v.roughnessMap&&(p.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,p.roughnessMapTransform)),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)}function f(p,v,y){p.ior.value=v.ior,v.diffuseRoughness>0&&(p.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),v.sheen>0&&(p.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),p.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(p.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,p.sheenColorMapTransform)),v.sheenRoughnessMap&&(p.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,p.sheenRoughnessMapTransform))),v.clearcoat>0&&(p.clearcoat.value=v.clearcoat,p.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(p.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,p.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(p.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===si&&p.clearcoatNormalScale.value.negate())),v.dispersion>0&&(p.dispersion.value=v.dispersion),v.retroreflectivity>0&&(p.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(p.iridescence.value=v.iridescence,p.iridescenceIOR.value=v.iridescenceIOR,p.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(p.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,p.iridescenceMapTransform)),v.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),v.transmission>0&&(p.transmission.value=v.transmission,p.transmissionSamplerMap.value=y.texture,p.transmissionSamplerSize.value.set(y.width,y.height),v.transmissionMap&&(p.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,p.transmissionMapTransform)),p.thickness.value=v.thickness,v.thicknessMap&&(p.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=v.attenuationDistance,p.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(p.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(p.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=v.specularIntensity,p.specularColor.value.copy(v.specularColor),v.specularColorMap&&(p.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,p.specularColorMapTransform)),v.specularIntensityMap&&(p.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,v){v.matcap&&(p.matcap.value=v.matcap)}function b(p,v){let y=e.get(v).light;p.referencePosition.value.setFromMatrixPosition(y.matrixWorld),p.nearDistance.value=y.shadow.camera.near,p.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function LR(n,e,t,i){let s={},r={};function o(y,R){let S=R.program;i.uniformBlockBinding(y,S,s[y.id])}function a(y,R){let S=s[y.id];S===void 0&&(g(y),S=l(y),s[y.id]=S,y.addEventListener("dispose",p));let P=R.program;i.updateUBOMapping(y,P);let T=e.render.frame;r[y.id]!==T&&(c(y),r[y.id]=T)}function l(y){let R=n.createBuffer(),S=y.__size,P=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,S,P),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(y){let R=s[y.id],S=y.uniforms,P=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let T=0,x=S.length;T<x;T++){let C=S[T];if(Array.isArray(C))for(let V=0,U=C.length;V<U;V++)u(C[V],T,V,P);else u(C,T,0,P)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(y,R,S,P){if(d(y,R,S,P)===!0){let T=y.__offset,x=y.value;if(Array.isArray(x)){let C=0;for(let V=0;V<x.length;V++){let U=x[V],k=b(U,!0);h(U,y.__data,C),C+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,T,y.__data)}}function h(y,R,S){typeof y=="number"||typeof y=="boolean"?R[S]=y:y.isMatrix3?(R[S]=y.elements[0],R[S+1]=y.elements[1],R[S+2]=y.elements[2],R[S+3]=0,R[S+4]=y.elements[3],R[S+5]=y.elements[4],R[S+6]=y.elements[5],R[S+7]=0,R[S+8]=y.elements[6],R[S+9]=y.elements[7],R[S+10]=y.elements[8],R[S+11]=0):ArrayBuffer.isView(y)?R.set(y.subarray(0,R.length-S),S):y.toArray(R,S)}function d(y,R,S,P){let T=y.value,x=R+"_"+S;if(Array.isArray(T)){P[x]===void 0&&(P[x]=[]);let C=P[x],V=!1;for(let U=0;U<T.length;U++)f(T[U],C,U)===!0&&(V=!0);return V}return f(T,P,x)}function f(y,R,S){if(R[S]===void 0)return typeof y=="number"||typeof y=="boolean"?R[S]=y:ArrayBuffer.isView(y)?R[S]=y.slice():R[S]=y.clone(),!0;{let P=R[S];if(typeof y=="number"||typeof y=="boolean"){if(P!==y)return R[S]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(P.equals(y)===!1)return P.copy(y),!0}}return!1}function g(y){let R=y.uniforms,S=0,P=16;for(let x=0,C=R.length;x<C;x++){let V=Array.isArray(R[x])?R[x]:[R[x]];for(let U=0,k=V.length;U<k;U++){let D=V[U],H=Array.isArray(D.value)?D.value:[D.value],N=Array.isArray(R[x])||Array.isArray(D.value),q=S;for(let X=0,de=H.length;X<de;X++){let j=H[X],te=b(j,N),oe=S%P,me=oe%te.boundary,pe=oe+me;S+=me,pe!==0&&P-pe<te.storage&&(S+=P-pe),X===0&&(q=S),S+=te.storage}let J=D.type==="int"?Int32Array:D.type==="uint"?Uint32Array:Float32Array;D.__data=new J((S-q)/Float32Array.BYTES_PER_ELEMENT),D.__offset=q}}let T=S%P;return T>0&&(S+=P-T),y.__size=S,y.__cache={},this}function b(y,R){let S={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(S.boundary=4,S.storage=4):y.isVector2?(S.boundary=8,S.storage=8):y.isVector3||y.isColor?(S.boundary=16,S.storage=12):y.isVector4?(S.boundary=16,S.storage=16):y.isMatrix3?(S.boundary=16,S.storage=48):y.isMatrix4?(S.boundary=16,S.storage=64):y.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(S.boundary=16,S.storage=y.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",y),R===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function p(y){let R=y.target;R.removeEventListener("dispose",p),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function v(){for(let y in s)n.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:v}}var DR=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),bs=null;function NR(){return bs===null&&(bs=new ci(DR,16,16,yr,Ai),bs.name="DFG_LUT",bs.minFilter=It,bs.magFilter=It,bs.wrapS=ms,bs.wrapT=ms,bs.generateMipmaps=!1,bs.needsUpdate=!0),bs}var mh=class{constructor(e={}){let{canvas:t=jx(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ri}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let b=f,p=new Set([ku,oa,Nu]),v=new Set([ri,Ti,sa,Qr,Lu,Du]),y=new Uint32Array(4),R=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},P=null,T=null,x=[],C=[],V=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ys,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let U=this,k=!1,D=null,H=null,N=null,q=null;this._outputColorSpace=Mi;let J=0,X=0,de=null,j=-1,te=null,oe=new At,me=new At,pe=null,ne=new Rt(0),_e=0,Se=t.width,Ie=t.height,Ee=1,Ye=null,at=null,qe=new At(0,0,Se,Ie),pt=new At(0,0,Se,Ie),ht=!1,rt=new Hs,nn=new du,Yt=!1,_n=!1,Vt=new tn,Nn=new Q,Et=new At,Rn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},cn=!1;function yn(){return de===null?Ee:1}let z=i;function De(A,G){return t.getContext(A,G)}let Je,lt,Ae,Wt,Xe,Ke,I,M,$,fe,le,be,Me,ie,re,ve,B,ae,se,Re,ye,Te,$e;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Le,!1),z===null){let G="webgl2";if(z=De(G,A),z===null)throw De(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(A){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),it("WebGLRenderer: "+A.message),A}function et(){Je=new XE(z),Je.init(),ye=new AR(z,Je),lt=new NE(z,Je,e,ye),Ae=new TR(z,Je),lt.reversedDepthBuffer&&d&&Ae.buffers.depth.setReversed(!0),H=z.createFramebuffer(),N=z.createFramebuffer(),q=z.createFramebuffer(),Wt=new YE(z),Xe=new hR,Ke=new ER(z,Je,Ae,Xe,lt,ye,Wt),I=new WE(U),M=new Kw(z),Te=new LE(z,M),$=new qE(z,M,Wt,Te),fe=new KE(z,$,M,Te,Wt),ae=new ZE(z,lt,Ke),re=new kE(Xe),le=new uR(U,I,Je,lt,Te,re),be=new IR(U,Xe),Me=new fR,ie=new _R(Je),B=new IE(U,I,Ae,fe,g,l),ve=new wR(U,fe,lt),$e=new LR(z,Wt,lt,Ae),se=new DE(z,Je,Wt),Re=new $E(z,Je,Wt),Wt.programs=le.programs,U.capabilities=lt,U.extensions=Je,U.properties=Xe,U.renderLists=Me,U.shadowMap=ve,U.state=Ae,U.info=Wt}b!==ri&&(V=new jE(b,t.width,t.height,a,s,r));let he=new Ap(U,z);this.xr=he,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let A=Je.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Je.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Ee},this.setPixelRatio=function(A){A!==void 0&&(Ee=A,this.setSize(Se,Ie,!1))},this.getSize=function(A){return A.set(Se,Ie)},this.setSize=function(A,G,ee=!0){if(he.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}Se=A,Ie=G,t.width=Math.floor(A*Ee),t.height=Math.floor(G*Ee),ee===!0&&(t.style.width=A+"px",t.style.height=G+"px"),V!==null&&V.setSize(t.width,t.height),this.setViewport(0,0,A,G)},this.getDrawingBufferSize=function(A){return A.set(Se*Ee,Ie*Ee).floor()},this.setDrawingBufferSize=function(A,G,ee){Se=A,Ie=G,Ee=ee,t.width=Math.floor(A*ee),t.height=Math.floor(G*ee),this.setViewport(0,0,A,G)},this.setEffects=function(A){if(b===ri){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let G=0;G<A.length;G++)if(A[G].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}V.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(oe)},this.getViewport=function(A){return A.copy(qe)},this.setViewport=function(A,G,ee,Y){A.isVector4?qe.set(A.x,A.y,A.z,A.w):qe.set(A,G,ee,Y),Ae.viewport(oe.copy(qe).multiplyScalar(yn()).round())},this.getScissor=function(A){return A.copy(pt)},this.setScissor=function(A,G,ee,Y){A.isVector4?pt.set(A.x,A.y,A.z,A.w):pt.set(A,G,ee,Y),Ae.scissor(me.copy(pt).multiplyScalar(yn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(A){Ae.setScissorTest(ht=A)},this.setOpaqueSort=function(A){Ye=A},this.setTransparentSort=function(A){at=A},this.getClearColor=function(A){return A.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(A=!0,G=!0,ee=!0){let Y=0;if(A){let Z=!1;if(de!==null){let Ce=de.texture.format;Z=p.has(Ce)}if(Z){let Ce=de.texture.type,Ne=v.has(Ce),Pe=B.getClearColor(),ke=B.getClearAlpha(),We=Pe.r,nt=Pe.g,gt=Pe.b;Ne?(y[0]=We,y[1]=nt,y[2]=gt,y[3]=ke,z.clearBufferuiv(z.COLOR,0,y)):(R[0]=We,R[1]=nt,R[2]=gt,R[3]=ke,z.clearBufferiv(z.COLOR,0,R))}else Y|=z.COLOR_BUFFER_BIT}G&&(Y|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&z.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),D=A},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),B.dispose(),Me.dispose(),ie.dispose(),Ke.dispose(),Xe.dispose(),I.dispose(),fe.dispose(),$.dispose(),Te.dispose(),$e.dispose(),le.dispose(),he.dispose(),he.removeEventListener("sessionstart",yl),he.removeEventListener("sessionend",ss),Ms.stop()};function Ve(A){A.preventDefault(),ap("WebGLRenderer: Context Lost."),k=!0}function tt(){ap("WebGLRenderer: Context Restored."),k=!1;let A=Wt.autoReset,G=ve.enabled,ee=ve.autoUpdate,Y=ve.needsUpdate,Z=ve.type;et(),Wt.autoReset=A,ve.enabled=G,ve.autoUpdate=ee,ve.needsUpdate=Y,ve.type=Z}function Le(A){it("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ct(A){let G=A.target;G.removeEventListener("dispose",ct),Zt(G)}function Zt(A){Zn(A),Xe.remove(A)}function Zn(A){let G=Xe.get(A).programs;G!==void 0&&(G.forEach(function(ee){le.releaseProgram(ee)}),A.isShaderMaterial&&le.releaseShaderCache(A))}this.renderBufferDirect=function(A,G,ee,Y,Z,Ce){G===null&&(G=Rn);let Ne=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Pe=ma(A,G,ee,Y,Z);Ae.setMaterial(Y,Ne);let ke=ee.index,We=1;if(Y.wireframe===!0){if(ke=$.getWireframeAttribute(ee),ke===void 0)return;We=2}let nt=ee.drawRange,gt=ee.attributes.position,Ge=nt.start*We,vt=(nt.start+nt.count)*We;Ce!==null&&(Ge=Math.max(Ge,Ce.start*We),vt=Math.min(vt,(Ce.start+Ce.count)*We)),ke!==null?(Ge=Math.max(Ge,0),vt=Math.min(vt,ke.count)):gt!=null&&(Ge=Math.max(Ge,0),vt=Math.min(vt,gt.count));let an=vt-Ge;if(an<0||an===1/0)return;Te.setup(Z,Y,Pe,ee,ke);let Ot,Bt=se;if(ke!==null&&(Ot=M.get(ke),Bt=Re,Bt.setIndex(Ot)),Z.isMesh)Y.wireframe===!0?(Ae.setLineWidth(Y.wireframeLinewidth*yn()),Bt.setMode(z.LINES)):Bt.setMode(z.TRIANGLES);else if(Z.isLine){let Cn=Y.linewidth;Cn===void 0&&(Cn=1),Ae.setLineWidth(Cn*yn()),Z.isLineSegments?Bt.setMode(z.LINES):Z.isLineLoop?Bt.setMode(z.LINE_LOOP):Bt.setMode(z.LINE_STRIP)}else Z.isPoints?Bt.setMode(z.POINTS):Z.isSprite&&Bt.setMode(z.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Bt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Cn=Z._multiDrawStarts,ze=Z._multiDrawCounts,bn=Z._multiDrawCount,yt=ke?M.get(ke).bytesPerElement:1,Ts=Xe.get(Y).currentProgram.getUniforms();for(let Sn=0;Sn<bn;Sn++)Ts.setValue(z,"_gl_DrawID",Sn),Bt.render(Cn[Sn]/yt,ze[Sn])}else if(Z.isInstancedMesh)Bt.renderInstances(Ge,an,Z.count);else if(ee.isInstancedBufferGeometry){let Cn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,ze=Math.min(ee.instanceCount,Cn);Bt.renderInstances(Ge,an,ze)}else Bt.render(Ge,an)};function da(A,G,ee,Y){D!==null&&A.isNodeMaterial&&D.setObject(Y,A),Yt===!0&&re.setState(A,ee,!1),A.transparent===!0&&A.side===ui&&A.forceSinglePass===!1?(A.side=si,A.needsUpdate=!0,rs(A,G,Y),A.side=_r,A.needsUpdate=!0,rs(A,G,Y),A.side=ui):rs(A,G,Y)}this.compile=function(A,G,ee=null){ee===null&&(ee=A),D!==null&&D.renderStart(A,G,ee),T=ie.get(ee),T.init(G),C.push(T),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(G.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),A!==ee&&A.traverseVisible(function(Z){Z.isLight&&Z.layers.test(G.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),D!==null&&D.updateLights(T.state.lightsArray),_n=this.localClippingEnabled,Yt=re.init(this.clippingPlanes,_n),Yt===!0&&re.setGlobalState(this.clippingPlanes,G),D!==null&&ve.render(T.state.shadowsArray,ee,G);let Y=new Set;return A.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ce=Z.material;if(Ce)if(Array.isArray(Ce))for(let Ne=0;Ne<Ce.length;Ne++){let Pe=Ce[Ne];da(Pe,ee,G,Z),Y.add(Pe)}else da(Ce,ee,G,Z),Y.add(Ce)}),T=C.pop(),D!==null&&D.renderEnd(),Y},this.compileAsync=function(A,G,ee=null){let Y=this.compile(A,G,ee);return new Promise(Z=>{function Ce(){if(Y.forEach(function(Ne){let ke=Xe.get(Ne).currentProgram;(ke===void 0||ke.isReady())&&Y.delete(Ne)}),Y.size===0){Z(A);return}setTimeout(Ce,10)}Je.get("KHR_parallel_shader_compile")!==null?Ce():setTimeout(Ce,10)})};let io=null;function Rh(A){io&&io(A)}function yl(){Ms.stop()}function ss(){Ms.start()}let Ms=new R_;Ms.setAnimationLoop(Rh),typeof self<"u"&&Ms.setContext(self),this.setAnimationLoop=function(A){io=A,he.setAnimationLoop(A),A===null?Ms.stop():Ms.start()},he.addEventListener("sessionstart",yl),he.addEventListener("sessionend",ss),this.render=function(A,G){if(G!==void 0&&G.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;D!==null&&D.renderStart(A,G);let ee=he.enabled===!0&&he.isPresenting===!0,Y=V!==null&&(de===null||ee)&&V.begin(U,de);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(V===null||V.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(G),G=he.getCamera()),A.isScene===!0&&A.onBeforeRender(U,A,G,de),T=ie.get(A,C.length),T.init(G),T.state.textureUnits=Ke.getTextureUnits(),C.push(T),Vt.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?nn.setFromArrayCamera(G):rt.setFromProjectionMatrix(Vt,Ni,G.reversedDepth),_n=this.localClippingEnabled,Yt=re.init(this.clippingPlanes,_n),P=Me.get(A,x.length),P.init(),x.push(P),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Ne=U.xr.getDepthSensingMesh();Ne!==null&&ws(Ne,G,-1/0,U.sortObjects)}ws(A,G,0,U.sortObjects),P.finish(),D!==null&&D.updateLights(T.state.lightsArray),U.sortObjects===!0&&P.sort(Ye,at),cn=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,cn&&B.addToRenderList(P,A),this.info.autoReset===!0&&this.info.reset(),Yt===!0&&re.beginShadows();let Z=T.state.shadowsArray;if(ve.render(Z,A,G),Yt===!0&&re.endShadows(),(Y&&V.hasRenderPass())===!1){let Ne=P.opaque,Pe=P.transmissive;if(T.setupLights(),G.isArrayCamera){let ke=G.cameras;if(Pe.length>0)for(let We=0,nt=ke.length;We<nt;We++){let gt=ke[We];zi(Ne,Pe,A,gt)}cn&&B.render(A);for(let We=0,nt=ke.length;We<nt;We++){let gt=ke[We];fa(P,A,gt,gt.viewport)}}else Pe.length>0&&zi(Ne,Pe,A,G),cn&&B.render(A),fa(P,A,G)}de!==null&&X===0&&(Ke.updateMultisampleRenderTarget(de),Ke.updateRenderTargetMipmap(de)),Y&&V.end(U),A.isScene===!0&&A.onAfterRender(U,A,G),Te.resetDefaultState(),j=-1,te=null,C.pop(),C.length>0?(T=C[C.length-1],Ke.setTextureUnits(T.state.textureUnits),Yt===!0&&re.setGlobalState(U.clippingPlanes,T.state.camera)):T=null,x.pop(),x.length>0?P=x[x.length-1]:P=null,D!==null&&D.renderEnd()};function ws(A,G,ee,Y){if(A.visible===!1)return;if(A.layers.test(G.layers)){if(A.isGroup)ee=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(G);else if(A.isLight)T.pushLight(A),A.castShadow&&T.pushShadow(A);else if(A.isSprite){let Ne=G.isArrayCamera?nn:rt;if(!A.frustumCulled||A.intersectsFrustum(Ne)){Y&&Et.setFromMatrixPosition(A.matrixWorld).applyMatrix4(Vt);let Pe=fe.update(A),ke=A.material;ke.visible&&P.push(A,Pe,ke,ee,Et.z,null,G)}}else if(A.isMesh||A.isLine||A.isPoints){let Ne=G.isArrayCamera?nn:rt;if(!A.frustumCulled||A.intersectsFrustum(Ne)){let Pe=fe.update(A),ke=A.material;if(Y&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),Et.copy(A.boundingSphere.center)):(Pe.boundingSphere===null&&Pe.computeBoundingSphere(),Et.copy(Pe.boundingSphere.center)),Et.applyMatrix4(A.matrixWorld).applyMatrix4(Vt)),Array.isArray(ke)){let We=Pe.groups;for(let nt=0,gt=We.length;nt<gt;nt++){let Ge=We[nt],vt=ke[Ge.materialIndex];vt&&vt.visible&&P.push(A,Pe,vt,ee,Et.z,Ge,G)}}else ke.visible&&P.push(A,Pe,ke,ee,Et.z,null,G)}}}let Ce=A.children;for(let Ne=0,Pe=Ce.length;Ne<Pe;Ne++)ws(Ce[Ne],G,ee,Y)}function fa(A,G,ee,Y){let{opaque:Z,transmissive:Ce,transparent:Ne}=A;T.setupLightsView(ee),Yt===!0&&re.setGlobalState(U.clippingPlanes,ee),Y&&Ae.viewport(oe.copy(Y)),Z.length>0&&un(Z,G,ee),Ce.length>0&&un(Ce,G,ee),Ne.length>0&&un(Ne,G,ee),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function zi(A,G,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[Y.id]===void 0){let Ge=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[Y.id]=new Gn(1,1,{generateMipmaps:!0,type:Ge?Ai:ri,minFilter:es,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Mt.workingColorSpace})}let Ce=T.state.transmissionRenderTarget[Y.id],Ne=Y.viewport||oe;Ce.setSize(Ne.z*U.transmissionResolutionScale,Ne.w*U.transmissionResolutionScale);let Pe=U.getRenderTarget(),ke=U.getActiveCubeFace(),We=U.getActiveMipmapLevel();U.setRenderTarget(Ce),U.getClearColor(ne),_e=U.getClearAlpha(),_e<1&&U.setClearColor(16777215,.5),U.clear(),cn&&B.render(ee);let nt=U.toneMapping;U.toneMapping=ys;let gt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),T.setupLightsView(Y),Yt===!0&&re.setGlobalState(U.clippingPlanes,Y),un(A,ee,Y),Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let vt=0,an=G.length;vt<an;vt++){let Ot=G[vt],{object:Bt,geometry:Cn,material:ze,group:bn}=Ot;if(ze.side===ui&&Bt.layers.test(Y.layers)){let yt=ze.side;ze.side=si,ze.needsUpdate=!0,gn(Bt,ee,Y,Cn,ze,bn),ze.side=yt,ze.needsUpdate=!0,Ge=!0}}Ge===!0&&(Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce))}U.setRenderTarget(Pe,ke,We),U.setClearColor(ne,_e),gt!==void 0&&(Y.viewport=gt),U.toneMapping=nt}function un(A,G,ee){let Y=G.isScene===!0?G.overrideMaterial:null;for(let Z=0,Ce=A.length;Z<Ce;Z++){let Ne=A[Z],{object:Pe,geometry:ke,group:We}=Ne,nt=Ne.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Pe.layers.test(ee.layers)&&gn(Pe,G,ee,ke,nt,We)}}function gn(A,G,ee,Y,Z,Ce){D!==null&&Z.isNodeMaterial&&D.setObject(A,Z),A.onBeforeRender(U,G,ee,Y,Z,Ce),A.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),Z.onBeforeRender(U,G,ee,Y,A,Ce),Z.transparent===!0&&Z.side===ui&&Z.forceSinglePass===!1?(Z.side=si,Z.needsUpdate=!0,U.renderBufferDirect(ee,G,Y,Z,A,Ce),Z.side=_r,Z.needsUpdate=!0,U.renderBufferDirect(ee,G,Y,Z,A,Ce),Z.side=ui):U.renderBufferDirect(ee,G,Y,Z,A,Ce),A.onAfterRender(U,G,ee,Y,Z,Ce)}function vn(A){let G=0;for(let ee of A)ee.texture!==null&&G++;return G}function rs(A,G,ee){G.isScene!==!0&&(G=Rn);let Y=Xe.get(A),Z=T.state.lights,Ce=T.state.shadowsArray,Ne=Z.state.version,Pe=le.getParameters(A,Z.state,Ce,G,ee,T.state.lightProbeGridArray),ke=le.getProgramCacheKey(Pe),We=Y.programs;Y.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?G.environment:null,Y.fog=G.fog;let nt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;Y.envMap=I.get(A.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&A.envMap===null?G.environmentRotation:A.envMapRotation,We===void 0&&(A.addEventListener("dispose",ct),We=new Map,Y.programs=We,Y.programVariants=new Map);let gt=We.get(ke);if(gt!==void 0){if(Y.currentProgram===gt&&Y.lightsStateVersion===Ne)return pa(A,Pe),gt}else Pe.uniforms=le.getUniforms(A),D!==null&&A.isNodeMaterial&&D.build(A,ee,Pe),A.onBeforeCompile(Pe,U),gt=le.acquireProgram(Pe,ke),We.set(ke,gt),Y.uniforms=Pe.uniforms;let Ge=Y.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Ge.clippingPlanes=re.uniform),pa(A,Pe),Y.needsLights=$s(A),Y.lightsStateVersion=Ne,Y.needsLights&&(Ge.ambientLightColor.value=Z.state.ambient,Ge.lightProbe.value=Z.state.probe,Ge.sunLights.value=Z.state.sun,Ge.sunLightShadows.value=Z.state.sunShadow,Ge.directionalLights.value=Z.state.directional,Ge.directionalLightShadows.value=Z.state.directionalShadow,Ge.spotLights.value=Z.state.spot,Ge.spotLightShadows.value=Z.state.spotShadow,Ge.rectAreaLights.value=Z.state.rectArea,Ge.ltc_1.value=Z.state.rectAreaLTC1,Ge.ltc_2.value=Z.state.rectAreaLTC2,Ge.pointLights.value=Z.state.point,Ge.pointLightShadows.value=Z.state.pointShadow,Ge.hemisphereLights.value=Z.state.hemi,Ge.sunShadowMatrix.value=Z.state.sunShadowMatrix,Ge.sunShadowCascade.value=Z.state.sunShadowCascade,Ge.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Ge.spotLightMatrix.value=Z.state.spotLightMatrix,Ge.spotLightMap.value=Z.state.spotLightMap,Ge.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=vn(T.state.lightProbeGridArray),Y.currentProgram=gt,Y.uniformsList=null,gt}function hi(A,G,ee,Y,Z){let Ce=Xe.get(A),Ne=Ce.currentProgram.id+","+Y+","+Z,Pe=Ce.programVariants.get(Ne);return Pe===void 0?(Pe=rs(A,G,ee),Ce.programVariants.set(Ne,Pe)):(Ce.currentProgram=Pe,Ce.uniformsList=null,Ce.outputColorSpace=Y,Ce.toneMapping=Z),Pe}function qs(A){if(A.uniformsList===null){let G=A.currentProgram.getUniforms();A.uniformsList=aa.seqWithValue(G.seq,A.uniforms)}return A.uniformsList}function pa(A,G){let ee=Xe.get(A);ee.outputColorSpace=G.outputColorSpace,ee.batching=G.batching,ee.batchingColor=G.batchingColor,ee.instancing=G.instancing,ee.instancingColor=G.instancingColor,ee.instancingMorph=G.instancingMorph,ee.skinning=G.skinning,ee.morphTargets=G.morphTargets,ee.morphNormals=G.morphNormals,ee.morphColors=G.morphColors,ee.morphTargetsCount=G.morphTargetsCount,ee.numClippingPlanes=G.numClippingPlanes,ee.numIntersection=G.numClipIntersection,ee.vertexAlphas=G.vertexAlphas,ee.vertexTangents=G.vertexTangents,ee.toneMapping=G.toneMapping}function ma(A,G,ee,Y,Z){G.isScene!==!0&&(G=Rn),Ke.resetTextureUnits();let Ce=G.fog,Ne=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?G.environment:null,Pe=de===null?U.outputColorSpace:de.isXRRenderTarget===!0?de.texture.colorSpace:Mt.workingColorSpace,ke=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,We=I.get(Y.envMap||Ne,ke),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,gt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Ge=!!ee.morphAttributes.position,vt=!!ee.morphAttributes.normal,an=!!ee.morphAttributes.color,Ot=ys;Y.toneMapped&&(de===null||de.isXRRenderTarget===!0)&&(Ot=U.toneMapping);let Bt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Cn=Bt!==void 0?Bt.length:0,ze=Xe.get(Y),bn=T.state.lights;if(Yt===!0&&(_n===!0||A!==te)){let zt=A===te&&Y.id===j;re.setState(Y,A,zt)}let yt=!1,Ts=!1;Y.version===ze.__version?ze.needsLights&&ze.lightsStateVersion!==bn.state.version||Z.isBatchedMesh&&ze.batching===!1||!Z.isBatchedMesh&&ze.batching===!0||Z.isBatchedMesh&&ze.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&ze.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&ze.instancing===!1||!Z.isInstancedMesh&&ze.instancing===!0||Z.isSkinnedMesh&&ze.skinning===!1||!Z.isSkinnedMesh&&ze.skinning===!0||Z.isInstancedMesh&&ze.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&ze.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&ze.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&ze.instancingMorph===!1&&Z.morphTexture!==null||ze.envMap!==We||Y.fog===!0&&ze.fog!==Ce||ze.numClippingPlanes!==void 0&&(ze.numClippingPlanes!==re.numPlanes||ze.numIntersection!==re.numIntersection)||ze.vertexAlphas!==nt||ze.vertexTangents!==gt||ze.morphTargets!==Ge||ze.morphNormals!==vt||ze.morphColors!==an||ze.morphTargetsCount!==Cn||ze.numLightProbeGrids!==vn(T.state.lightProbeGridArray)?yt=!0:(ze.outputColorSpace!==Pe||ze.toneMapping!==Ot)&&(Ts=!0):(yt=!0,ze.__version=Y.version);let Sn=ze.currentProgram;(yt===!0||Ts===!0)&&(Sn=Ts===!0?hi(Y,G,Z,Pe,Ot):rs(Y,G,Z),D&&Y.isNodeMaterial&&D.onUpdateProgram(Y,Sn,ze));let oo=!1,os=!1,Es=!1,dt=Sn.getUniforms(),hn=ze.uniforms;if(Ae.useProgram(Sn.program)&&(oo=!0,os=!0,Es=!0),Y.id!==j&&(j=Y.id,os=!0),oo||te!==A){Ae.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),dt.setValue(z,"projectionMatrix",A.projectionMatrix),dt.setValue(z,"viewMatrix",A.matrixWorldInverse);let Mn=dt.map.cameraPosition;Mn!==void 0&&Mn.setValue(z,Nn.setFromMatrixPosition(A.matrixWorld)),lt.logarithmicDepthBuffer&&dt.setValue(z,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(z,"isOrthographic",A.isOrthographicCamera===!0),te!==A&&(te=A,os=!0,Es=!0)}if(ze.needsLights&&(bn.state.sunShadowMap.length>0&&dt.setValue(z,"sunShadowMap",bn.state.sunShadowMap,Ke),bn.state.directionalShadowMap.length>0&&dt.setValue(z,"directionalShadowMap",bn.state.directionalShadowMap,Ke),bn.state.spotShadowMap.length>0&&dt.setValue(z,"spotShadowMap",bn.state.spotShadowMap,Ke),bn.state.pointShadowMap.length>0&&dt.setValue(z,"pointShadowMap",bn.state.pointShadowMap,Ke)),Z.isSkinnedMesh){dt.setOptional(z,Z,"bindMatrix"),dt.setOptional(z,Z,"bindMatrixInverse");let zt=Z.skeleton;zt&&(zt.boneTexture===null&&zt.computeBoneTexture(),dt.setValue(z,"boneTexture",zt.boneTexture,Ke))}Z.isBatchedMesh&&(dt.setOptional(z,Z,"batchingTexture"),dt.setValue(z,"batchingTexture",Z._matricesTexture,Ke),dt.setOptional(z,Z,"batchingIdTexture"),dt.setValue(z,"batchingIdTexture",Z._indirectTexture,Ke),dt.setOptional(z,Z,"batchingColorTexture"),Z._colorsTexture!==null&&dt.setValue(z,"batchingColorTexture",Z._colorsTexture,Ke));let Kn=ee.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&ae.update(Z,ee,Sn),(os||ze.receiveShadow!==Z.receiveShadow)&&(ze.receiveShadow=Z.receiveShadow,dt.setValue(z,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&G.environment!==null&&(hn.envMapIntensity.value=G.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=NR()),os){if(dt.setValue(z,"toneMappingExposure",U.toneMappingExposure),ze.needsLights&&so(hn,Es),Ce&&Y.fog===!0&&be.refreshFogUniforms(hn,Ce),be.refreshMaterialUniforms(hn,Y,Ee,Ie,T.state.transmissionRenderTarget[A.id]),ze.needsLights&&ze.numLightProbeGrids>0){let zt=S,Mn=0;for(let Xn of T.state.lightProbeGridArray)Xn.texture!==null&&(zt.textures[Mn]=Xn.texture,zt.min[Mn]=Xn.boundingBox.min,zt.max[Mn]=Xn.boundingBox.max,zt.resolution[Mn]=Xn.resolution,Mn++);for(let Xn in zt)zt[Xn].length=Mn;hn.probesSH.value=zt.textures,hn.probesMin.value=zt.min,hn.probesMax.value=zt.max,hn.probesResolution.value=zt.resolution}aa.upload(z,qs(ze),hn,Ke)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(aa.upload(z,qs(ze),hn,Ke),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(z,"center",Z.center),dt.setValue(z,"modelViewMatrix",Z.modelViewMatrix),dt.setValue(z,"normalMatrix",Z.normalMatrix),dt.setValue(z,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let zt=Y.uniformsGroups;for(let Mn=0,Xn=zt.length;Mn<Xn;Mn++){let bl=zt[Mn];$e.update(bl,Sn),$e.bind(bl,Sn)}}return Sn}function so(A,G){A.ambientLightColor.needsUpdate=G,A.lightProbe.needsUpdate=G,A.sunLights.needsUpdate=G,A.sunLightShadows.needsUpdate=G,A.directionalLights.needsUpdate=G,A.directionalLightShadows.needsUpdate=G,A.pointLights.needsUpdate=G,A.pointLightShadows.needsUpdate=G,A.spotLights.needsUpdate=G,A.spotLightShadows.needsUpdate=G,A.rectAreaLights.needsUpdate=G,A.hemisphereLights.needsUpdate=G}function $s(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return J},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return de},this.setRenderTargetTextures=function(A,G,ee){let Y=Xe.get(A);Y.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Xe.get(A.texture).__webglTexture=G,Xe.get(A.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,G){let ee=Xe.get(A);ee.__webglFramebuffer=G,ee.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(A,G=0,ee=0){de=A,J=G,X=ee;let Y=null,Z=!1,Ce=!1;if(A){let Pe=Xe.get(A);if(Pe.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(z.FRAMEBUFFER,Pe.__webglFramebuffer),oe.copy(A.viewport),me.copy(A.scissor),pe=A.scissorTest,Ae.viewport(oe),Ae.scissor(me),Ae.setScissorTest(pe),j=-1;return}else if(Pe.__webglFramebuffer===void 0)Ke.setupRenderTarget(A);else if(Pe.__hasExternalTextures)Ke.rebindTextures(A,Xe.get(A.texture).__webglTexture,Xe.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let nt=A.depthTexture;if(Pe.__boundDepthTexture!==nt){if(nt!==null&&Xe.has(nt)&&(A.width!==nt.image.width||A.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(A)}}let ke=A.texture;(ke.isData3DTexture||ke.isDataArrayTexture||ke.isCompressedArrayTexture)&&(Ce=!0);let We=Xe.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(We[G])?Y=We[G][ee]:Y=We[G],Z=!0):A.samples>0&&Ke.useMultisampledRTT(A)===!1?Y=Xe.get(A).__webglMultisampledFramebuffer:Array.isArray(We)?Y=We[ee]:Y=We,oe.copy(A.viewport),me.copy(A.scissor),pe=A.scissorTest}else oe.copy(qe).multiplyScalar(Ee).floor(),me.copy(pt).multiplyScalar(Ee).floor(),pe=ht;if(ee!==0&&(Y=H),Ae.bindFramebuffer(z.FRAMEBUFFER,Y)&&Ae.drawBuffers(A,Y),Ae.viewport(oe),Ae.scissor(me),Ae.setScissorTest(pe),Z){let Pe=Xe.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+G,Pe.__webglTexture,ee)}else if(Ce){let Pe=G;for(let ke=0;ke<A.textures.length;ke++){let We=Xe.get(A.textures[ke]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+ke,We.__webglTexture,ee,Pe)}}else if(A!==null&&ee!==0){let Pe=Xe.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Pe.__webglTexture,ee)}j=-1};function ro(A){let G=Xe.get(A);return(G.__readFormat!==A.format||G.__readType!==A.type)&&(G.__readFormat=A.format,G.__readType=A.type,G.__formatReadable=lt.textureFormatReadable(A.format),G.__typeReadable=lt.textureTypeReadable(A.type)),G}this.readRenderTargetPixels=function(A,G,ee,Y,Z,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=Xe.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(ke=ke[Ne],Array.isArray(ke)&&(ke=ke[0])),ke){Ae.bindFramebuffer(z.FRAMEBUFFER,ke);try{let We=A.textures[Pe],nt=We.format,gt=We.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=ro(We);if(Ge.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=A.width-Y&&ee>=0&&ee<=A.height-Z&&z.readPixels(G,ee,Y,Z,ye.convert(nt),ye.convert(gt),Ce)}finally{let We=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,We)}}},this.readRenderTargetPixelsAsync=async function(A,G,ee,Y,Z,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=Xe.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(ke=ke[Ne],Array.isArray(ke)&&(ke=ke[0])),ke)if(G>=0&&G<=A.width-Y&&ee>=0&&ee<=A.height-Z){Ae.bindFramebuffer(z.FRAMEBUFFER,ke);let We=A.textures[Pe],nt=We.format,gt=We.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=ro(We);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let vt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,vt),z.bufferData(z.PIXEL_PACK_BUFFER,Ce.byteLength,z.STREAM_READ),z.readPixels(G,ee,Y,Z,ye.convert(nt),ye.convert(gt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let an=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,an);let Ot=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await e_(z,Ot,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,vt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Ce),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(vt),z.deleteSync(Ot),Ce}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,G=null,ee=0){let Y=Math.pow(2,-ee),Z=Math.floor(A.image.width*Y),Ce=Math.floor(A.image.height*Y),Ne=G!==null?G.x:0,Pe=G!==null?G.y:0;Ke.setTexture2D(A,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Ne,Pe,Z,Ce),Ae.unbindTexture()},this.copyTextureToTexture=function(A,G,ee=null,Y=null,Z=0,Ce=0){let Ne,Pe,ke,We,nt,gt,Ge,vt,an,Ot=A.isCompressedTexture?A.mipmaps[Ce]:A.image;if(ee!==null)Ne=ee.max.x-ee.min.x,Pe=ee.max.y-ee.min.y,ke=ee.isBox3?ee.max.z-ee.min.z:1,We=ee.min.x,nt=ee.min.y,gt=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-Z);Ne=Math.floor(Ot.width*dt),Pe=Math.floor(Ot.height*dt),A.isDataArrayTexture?ke=Ot.depth:A.isData3DTexture?ke=Math.floor(Ot.depth*dt):ke=1,We=0,nt=0,gt=0}Y!==null?(Ge=Y.x,vt=Y.y,an=Y.z):(Ge=0,vt=0,an=0);let Bt=ye.convert(G.format),Cn=ye.convert(G.type),ze;G.isData3DTexture?(Ke.setTexture3D(G,0),ze=z.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(Ke.setTexture2DArray(G,0),ze=z.TEXTURE_2D_ARRAY):(Ke.setTexture2D(G,0),ze=z.TEXTURE_2D),Ae.activeTexture(z.TEXTURE0),Ae.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,G.flipY),Ae.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),Ae.pixelStorei(z.UNPACK_ALIGNMENT,G.unpackAlignment);let bn=Ae.getParameter(z.UNPACK_ROW_LENGTH),yt=Ae.getParameter(z.UNPACK_IMAGE_HEIGHT),Ts=Ae.getParameter(z.UNPACK_SKIP_PIXELS),Sn=Ae.getParameter(z.UNPACK_SKIP_ROWS),oo=Ae.getParameter(z.UNPACK_SKIP_IMAGES);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,Ot.width),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Ot.height),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,We),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,nt),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,gt);let os=A.isDataArrayTexture||A.isData3DTexture,Es=G.isDataArrayTexture||G.isData3DTexture;if(A.isDepthTexture){let dt=Xe.get(A),hn=Xe.get(G),Kn=Xe.get(dt.__renderTarget),zt=Xe.get(hn.__renderTarget);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,zt.__webglFramebuffer);for(let Mn=0;Mn<ke;Mn++)os&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(A).__webglTexture,Z,gt+Mn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(G).__webglTexture,Ce,an+Mn)),z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,vt,Ge+Ne,vt+Pe,z.DEPTH_BUFFER_BIT,z.NEAREST);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(Z!==0||A.isRenderTargetTexture||Xe.has(A)){let dt=Xe.get(A),hn=Xe.get(G);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,N),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,q);for(let Kn=0;Kn<ke;Kn++)os?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,dt.__webglTexture,Z,gt+Kn):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,dt.__webglTexture,Z),Es?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,hn.__webglTexture,Ce,an+Kn):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,hn.__webglTexture,Ce),Z!==0?z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,vt,Ge+Ne,vt+Pe,z.COLOR_BUFFER_BIT,z.NEAREST):Es?z.copyTexSubImage3D(ze,Ce,Ge,vt,an+Kn,We,nt,Ne,Pe):z.copyTexSubImage2D(ze,Ce,Ge,vt,We,nt,Ne,Pe);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Es?A.isDataTexture||A.isData3DTexture?z.texSubImage3D(ze,Ce,Ge,vt,an,Ne,Pe,ke,Bt,Cn,Ot.data):G.isCompressedArrayTexture?z.compressedTexSubImage3D(ze,Ce,Ge,vt,an,Ne,Pe,ke,Bt,Ot.data):z.texSubImage3D(ze,Ce,Ge,vt,an,Ne,Pe,ke,Bt,Cn,Ot):A.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ne,Pe,Bt,Cn,Ot.data):A.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ot.width,Ot.height,Bt,Ot.data):z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ne,Pe,Bt,Cn,Ot);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,bn),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,yt),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,Ts),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,Sn),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,oo),Ce===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&z.generateMipmap(ze),Ae.unbindTexture()},this.initRenderTarget=function(A){Xe.get(A).__webglFramebuffer===void 0&&Ke.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?Ke.setTextureCube(A,0):A.isData3DTexture?Ke.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?Ke.setTexture2DArray(A,0):Ke.setTexture2D(A,0),Ae.unbindTexture()},this.resetState=function(){J=0,X=0,de=null,Ae.reset(),Te.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ni}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Mt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Mt._getUnpackColorSpace()}};function H_(n,e,t){let i=n.map,s=e.map,r=n.spacing*i.stride,o=e.spacing*s.stride;if(!z_((i.columns-1)*r,(s.columns-1)*o)||!z_((i.rows-1)*r,(s.rows-1)*o))return;let a=new Float32Array(s.columns*s.rows),l=i.columns===s.columns&&i.rows===s.rows,c=B_(i)+B_(s),u=0,h=0;for(let b=0,p=0;b<s.rows;b++)for(let v=0;v<s.columns;v++,p++){let y=l?i.values[p]:kR(i,v/Math.max(1,s.columns-1),b/Math.max(1,s.rows-1)),R=s.values[p]-y;Math.abs(R)<=c||(a[p]=R,R<u&&(u=R),R>h&&(h=R))}let{columns:d,rows:f,stride:g}=s;return{name:"difference",columns:d,rows:f,stride:g,low:u,high:h,values:a,version:t,firstRow:0,endRow:f}}function B_(n){return n.values instanceof Uint8Array?0:(n.high-n.low)/65535}function z_(n,e){return Math.abs(n-e)<=.03*Math.max(n,e)}function kR(n,e,t){let i=e*(n.columns-1),s=t*(n.rows-1),r=Math.min(Math.floor(i),Math.max(0,n.columns-2)),o=Math.min(Math.floor(s),Math.max(0,n.rows-2)),a=n.columns>1?1:0,l=n.rows>1?n.columns:0,c=o*n.columns+r,u=i-r,h=s-o,d=n.values;return(d[c]*(1-u)+d[c+a]*u)*(1-h)+(d[c+l]*(1-u)+d[c+l+a]*u)*h}var V_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5)
            t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)),
            h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62));
            vec3 w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0)
                + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var ns=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
// r: sun that gets through, g: open sky, b: high above or deep in its surroundings.
uniform sampler2D uLight;
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,Sr=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 5.0);
    // Warm on the side of the sun, cooler away from it.
    float side = dot(normalize(d.xz + 1e-5), normalize(uSun.xz + 1e-5));
    vec3 c = mix(uZenith, uHorizon * mix(vec3(0.66, 0.84, 1.12), vec3(1.0),
        smoothstep(-0.7, 0.8, side)), t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`,xh=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var xl=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15)
        + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r)
        + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
}
`,G_=`
${ns}
${xh}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,W_=`
${ns}
${Sr}
${xl}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 6.0, speed);
    if (quick > 0.0) {
        // Drawn out along the flow: the mean of a few places up and down it.
        vec2 along = v / max(length(v), 1e-3) * uWave;
        float streak = 0.0;
        for (int k = -2; k <= 2; k++)
            streak += texture(uNoise,
                (vWorld.xz + along * float(k) * 1.1) / uWave * 0.31 - v * uTime * 0.12).r;
        quick *= smoothstep(0.47, 0.66, streak * 0.2) * smoothstep(0.0, 0.06, depth / uSpacing);
    }
    // Not on films that run: they are thin everywhere.
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / uSpacing)) * smoothstep(0.45, 0.7, n.a) * 0.5
        * (1.0 - smoothstep(0.4, 1.0, speed));
    float foam = clamp(quick * 0.6 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985,
        1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / uSpacing);
    outColour = finish(c, w.a);
}
`;var Mr=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,X_=`
${ns}
${Sr}
${xl}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    // Drawn out like high clouds, over each other in two layers.
    vec2 p = d.xz / (d.y + 0.10) * vec2(0.075, 0.045);
    float sway = texture(uNoise, p * 0.6).g;
    float n = texture(uNoise, p + 0.12 * sway).r * 0.52 + texture(uNoise, p * 2.9 + 0.2).r * 0.28
        + texture(uNoise, p * vec2(6.1, 8.3)).r * 0.14 + texture(uNoise, p * 17.0).r * 0.06;
    return smoothstep(0.47, 0.80, n) * smoothstep(0.015, 0.16, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0,
                mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))),
                smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))),
                fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.72);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`,q_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float any = fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453);
        float a = (float(k) + 0.5 * any) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0),
        0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function Rp(n,e,t,i,s=0,r=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((s-1)/32)):0,h=l?Math.min(a,Math.ceil((r+1)/32)):a;for(let d=u;d<h;d++)for(let f=0;f<o;f++){let g=1/0,b=-1/0,p=Math.min(t-1,(d+1)*32),v=Math.min(e-1,(f+1)*32);for(let y=d*32;y<=p;y++)for(let R=y*e+f*32;R<=y*e+v;R++){let S=n[R];S<g&&(g=S),S>b&&(b=S)}c.low[d*o+f]=g,c.high[d*o+f]=b}return c}function $_(n,e,t,i,s){let r=Math.floor(s.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,h,d)=>{let f=2**u,g=1/0,b=-1/0;for(let p=d;p<Math.min(d+f,n.down);p++)for(let v=h;v<Math.min(h+f,n.across);v++)g=Math.min(g,n.low[p*n.across+v]),b=Math.max(b,n.high[p*n.across+v]);return[g*e,b*e]},c=(u,h,d)=>{if(h>=n.across||d>=n.down)return;let f=32*2**u,g=h*32,b=d*32,[p,v]=l(u,h,d);if(!t.sees(g,b,p,g+f,b+f,v))return;let y=Math.max(g-t.x,0,t.x-(g+f)),R=Math.max(b-t.y,0,t.y-(b+f)),S=Math.max(p-t.z,0,t.z-v),P=Math.hypot(y,R,S);if(u>0&&P<i*2**(u-1)){let T=2**(u-1);c(u-1,h,d),c(u-1,h+T,d),c(u-1,h,d+T),c(u-1,h+T,d+T);return}a>=r||(s[a*4]=g,s[a*4+1]=b,s[a*4+2]=2**u,s[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}function Z_(n,e){let t=Math.max(e.top-e.low,.001);return Math.max(...n.bulk.map((s,r)=>Math.abs(s-e.bulk[r])))<.15*t?e:{low:n.low,top:n.top,bulk:n.bulk}}var Y_=-1e6;function K_(n,e,t,i){let s=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),r=[],o=[],a=1/0,l=-1/0;for(let d=0;d<n.length;d++){let f=n[d];f<a&&(a=f),f>l&&(l=f)}for(let d=1;d<t-1;d+=s)for(let f=1;f<e-1;f+=s){let g=d*e+f,b=(n[g+1]-n[g-1])/(2*i),p=(n[g+e]-n[g-e])/(2*i);r.push(n[g]),o.push(Math.hypot(b,p))}r.sort((d,f)=>d-f),o.sort((d,f)=>d-f);let c=(d,f)=>d.length===0?0:d[Math.min(d.length-1,Math.floor(f*d.length))],u=Math.tan(35*Math.PI/180),h=Math.max(Math.min(u,c(o,.97)),c(o,.7),.12);return{low:a,high:l,bulk:[c(r,.1),c(r,.5),c(r,.9)],top:c(r,.995)||l,rockSlope:h,median:c(o,.5)}}function J_(n,e,t,i){let s=Math.max(1,Math.ceil(Math.max(e,t)/i)),r=Math.ceil(e/s),o=Math.ceil(t/s),a=new Float32Array(r*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*s);for(let u=0;u<r;u++){let h=Math.min(e,(u+1)*s),d=0;for(let f=l*s;f<c;f++)for(let g=u*s;g<h;g++)d+=n[f*e+g];a[l*r+u]=d/((c-l*s)*(h-u*s))}}return{columns:r,rows:o,values:a}}var j_=.05;function Q_(n,e,t,i,s,r){let o=r??new Float32Array(n.length);for(let a=0;a<n.length;a++){let l=Y_;e!==void 0&&e[a]>j_&&(l=n[a]+e[a]),s!==void 0&&n[a]<s&&l<s&&(l=s),o[a]=l}for(let a=0;a<i;a++)for(let l=0;l<t;l++){let c=a*t+l;if(o[c]>n[c])continue;let u=0,h=0;for(let d=Math.max(0,a-1);d<=Math.min(i-1,a+1);d++)for(let f=Math.max(0,l-1);f<=Math.min(t-1,l+1);f++){let g=d*t+f;o[g]>n[g]&&(u+=o[g],h++)}o[c]=h>0?Math.min(u/h,n[c]-.001):Y_}return o}function ey(n){for(let e=0;e<n.length;e++)if(n[e]>j_)return!0;return!1}function ty(n,e,t,i){let s=0,r=0,o=a=>{r++,n[a]<i&&s++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return s/r}function ny(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let s=0;s<n.length;s+=t){let r=e[s]-n[s];r>0&&i.push(r)}return i.sort((s,r)=>s-r),i.length===0?1:i[Math.floor(i.length*.95)]}function iy(n,e,t,i){let[s,r,o,a]=[e,t,-1,-1];for(let l=0;l<t;l++)for(let c=0;c<e;c++)n[l*e+c]<=i||(s=Math.min(s,c),o=Math.max(o,c),r=Math.min(r,l),a=Math.max(a,l));return o<0?void 0:{x0:s,y0:r,x1:o,y1:a}}var _h=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.numbers={low:0,high:1,bulk:[0,0,1],top:1,rockSlope:.7,median:.3};this.levels={low:0,top:0,bulk:[NaN,NaN,NaN]};this.height=is(2,2);this.level=is(2,2,new Float32Array(4).fill(-1e6));this.coarse=is(2,2);this.material=ca(2,2);this.extra=ca(2,2,4);this.face=sy(2,2);this.hasFace=!1;this.ice=ca(2,2);this.hasIce=!1;this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.bounds={west:0,east:0,north:0,south:0};this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let s=e.fields.get("height");if(s===void 0)return!1;this.source=e;let r=t!==this.sea;this.sea=t;let o=e.fields.get("ice"),a=this.isNew(o),l=this.isNew(s)||a,c=s.columns!==this.columns||s.rows!==this.rows;(a||this.hasIce)&&this.takeIce(o,s),(l||c)&&this.takeHeight(s,e,c,i);let u=e.fields.get("water"),h=this.isNew(u);(l||c||h||r)&&this.takeWater(s,u,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,s),this.takeFace(e,s);let d=l||c||h||r;return d&&this.version++,d}heightAt(e,t){return Cp(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){if(this.level.image.width!==this.columns)return this.heightAt(e,t);let i=this.level.image.data;return Math.max(this.heightAt(e,t),Cp(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let s=this.source?.fields.get(e);if(s===void 0)return;let r=t/Math.max(1,this.columns-1)*(s.columns-1),o=i/Math.max(1,this.rows-1)*(s.rows-1);return s.values instanceof Uint8Array?s.values[Math.round(o)*s.columns+Math.round(r)]:Cp(s.values,s.columns,s.rows,r,o)}dispose(){for(let e of[this.height,this.level,this.coarse,this.material,this.extra,this.face,this.ice])e.dispose()}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,s){let r=this.hasIce?this.iced:e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride;let[o,a]=this.hasIce?(Oh(e),[0,e.rows]):Oh(e);i||this.heights!==r?(this.height.dispose(),this.height=is(e.columns,e.rows,r),this.boxes=Rp(r,e.columns,e.rows)):o<a&&(ry(s,this.height,o,a),this.boxes=Rp(r,e.columns,e.rows,this.boxes,o,a));let l=J_(r,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=is(l.columns,l.rows,l.values),this.numbers=K_(r,e.columns,e.rows,this.spacing),this.levels=Z_(this.numbers,this.levels)}takeWater(e,t,i){let s=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,r=this.heights;if(this.ocean=this.sea!==void 0&&ty(r,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||s(t)&&ey(t.values),this.findBounds(r),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===r.length?o:void 0,l=Q_(r,s(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=ny(r,l),a!==void 0?ry(i,this.level,0,e.rows):(this.level.dispose(),this.level=is(e.columns,e.rows,l))}findBounds(e){let t={west:-this.width/2,east:this.width/2,north:-this.depth/2,south:this.depth/2};if(this.bounds=t,!this.ocean)return;let i=iy(e,this.columns,this.rows,this.sea);i!==void 0&&(this.bounds={west:t.west+i.x0*this.spacing,east:t.west+i.x1*this.spacing,north:t.north+i.y0*this.spacing,south:t.north+i.y1*this.spacing})}takeIce(e,t){let i=e!==void 0&&e.columns===t.columns&&e.rows===t.rows;if(this.hasIce=i&&e.high>0&&e.values.some(a=>a>.01),!this.hasIce){this.iced=void 0;return}let s=e.values,r=t.values;this.iced?.length!==s.length&&(this.iced=new Float32Array(s.length));let o=new Uint8Array(s.length);for(let a=0;a<s.length;a++)this.iced[a]=r[a]+s[a],o[a]=Math.round(255*(1-Math.exp(-s[a]/4)));this.ice.dispose(),this.ice=ca(t.columns,t.rows,1,o),this.ice.minFilter=this.ice.magFilter=It}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=ca(e.columns,e.rows,1,t)}takeFace(e,t){let[i,s]=["rock_face","rock_edge"].map(d=>e.fields.get(d)),r=d=>d?.columns===t.columns&&d.rows===t.rows;this.hasFace=r(i)&&r(s);let o=[this.isNew(i),this.isNew(s)].some(Boolean);if(i===void 0||s===void 0||!this.hasFace||!o)return;let a=new Uint32Array(i.values.length*2),l=new Float32Array(a.buffer),{columns:c,rows:u}=t,h=t.values;for(let d=0,f=0;d<u;d++){let g=d>0?-c:0,b=d<u-1?c:0;for(let p=0;p<c;p++,f++){let v=i.values[f];if(a[2*f]=(v|s.values[f]<<16)>>>0,v%1057===0)continue;let y=p>0?-1:0,R=p<c-1?1:0,S=Math.min(h[f+g+y],h[f+g],h[f+g+R],h[f+y],h[f+R],h[f+b+y],h[f+b],h[f+b+R]);l[2*f+1]=Math.max(h[f]-S,0)}}this.face.dispose(),this.face=sy(c,u,a)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(p=>{let v=e.fields.get(p);return v!==void 0&&v.columns===t.columns&&v.rows===t.rows?v:void 0}),s=!1;for(let p of i)this.isNew(p)&&(s=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let r=t.columns*t.rows;if(!i.some(Boolean)||!s&&this.extra.image.data.length===r*4)return;let o=i[2]!==void 0&&i[2].stride===1,a=o?Math.max(i[2].high,1e-6):1,l=p=>{let v=p/a;return o?255*Math.max(5*p/this.spacing,v>.22?.35+.5*v:0):0},[c,u,h,d,f]=i.map(p=>p?.values),g=new Uint8Array(r*4),b=p=>Math.max(0,Math.min(255,Math.round(p)));for(let p=0;p<r;p++){g[p*4]=c?b(128+24*c[p]):128,g[p*4+1]=u?b(128+24*u[p]):128,g[p*4+2]=h?b(l(h[p])):0;let v=(f?f[p]:0)-(d?d[p]:0);g[p*4+3]=b(128+40*Math.sign(v)*Math.log2(1+Math.abs(v)))}this.extra.dispose(),this.extra=ca(t.columns,t.rows,4,g)}};function Cp(n,e,t,i,s){let r=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(s,0),t-1),a=Math.min(Math.floor(r),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,h=t>1?e:0,d=r-a,f=o-l,g=n[c]*(1-d)+n[c+u]*d,b=n[c+h]*(1-d)+n[c+h+u]*d;return g*(1-f)+b*f}function is(n,e,t){let i=new ci(t??new Float32Array(n*e),n,e,ra,Ei);return i.internalFormat="R32F",i.minFilter=i.magFilter=It,i.unpackAlignment=4,i.needsUpdate=!0,i}function ca(n,e,t=1,i){let s=new ci(i??new Uint8Array(n*e*t),n,e,t===1?ra:Wn,ri);return s.minFilter=s.magFilter=t===1?on:It,s.unpackAlignment=1,s.needsUpdate=!0,s}function sy(n,e,t=new Uint32Array(n*e*2)){let i=new ci(t,n,e,oa,Ti);return i.internalFormat="RG32UI",i.minFilter=i.magFilter=on,i.needsUpdate=!0,i}function ry(n,e,t,i){let r=n.properties.get(e).__webglTexture;if(r===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,r),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var _l=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=La("height");this.range=[0,1];this.field="height";this.classesSeen=[];this.scene=new ji;this.camera=new Qi;this.colours=new ci(new Uint8Array(256*4),256,1);this.texture=is(2,2);this.shown="";this.colours.minFilter=this.colours.magFilter=It;let t=()=>new ut;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+Mr,fragmentShader:`precision highp float;
precision highp int;
`+V_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new At},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new At},uShade:{value:2},uContour:{value:0},uBrush:{value:new At(0,0,1,0)}}});let i=new zn(e,this.material);i.frustumCulled=!1,this.scene.add(i)}get classCount(){return this.classesSeen.length}paletteByName(e){return gc(e)}overlay(e,t,i){if(e.uOverlay.value=t?.85:0,!t)return;e.uField.value=this.field==="height"?i.height:this.texture,e.uPalette.value=this.colours;let s=this.palette.kind==="log"?1:this.palette.kind==="classes"?2:0;e.uFieldRange.value.set(this.range[0],this.range[1],s)}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}showDifference(e,t,i,s){let o=La(i).kind==="classes"||!e.fields.has(i)||!t.fields.has(i)?"height":i,a=e.fields.get(o),l=t.fields.get(o);if(a===void 0||l===void 0)return;let c=["difference",o,a.version,l.version,a.columns,l.columns,e.tick,t.tick].join(" ");c!==this.shown&&(this.apart=H_({map:a,spacing:e.spacing},{map:l,spacing:t.spacing},l.version),this.apart!==void 0&&(this.show(this.apart,o==="height"?"difference":`difference.${o}`,s,gc("change")),this.shown=c))}show(e,t,i,s){this.field=t,this.palette=s??La(t);let r=[t,this.palette.name,e?.version,e?.columns,this.classes?.length,this.peer?.map?.version].join(" ");if(!(r===this.shown&&t!=="height")&&(this.shown=r,this.colours.image.data=vc(this.palette,256,t==="top_material"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?on:It,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=is(e.columns,e.rows,o),this.palette.kind==="classes"&&(this.texture.minFilter=this.texture.magFilter=on,this.classesSeen=FR(o));let[a,l]=oy(o),c=this.peer?.map===void 0?[a,l]:oy(this.peer.map.values);this.range=Yd(this.palette,Math.min(a,c[0]),Math.max(l,c[1]))}else{let o=this.heights(i);this.range=Yd(this.palette,o.low,o.high)}}heights(e){let t=e.numbers,i=this.peer?.land.numbers??t,s=Math.min(t.low,i.low),r=Math.max(e.levels.top,this.peer?.land.levels.top??-1/0);return{low:s,high:Math.max(t.high,i.high),top:r,sea:e.sea??s}}draw(e,t,i,s,r,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:h}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let d=a.uField.value.image;a.uFieldCells.value.set(d.width,d.height),a.uSpacing.value=t.spacing;let f=c-s.width/2*h,g=u+s.height/2*h;a.uWindow.value.set(f,g,h/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(s.width*l,s.height*l);let b={linear:0,log:1,hypsometric:2,classes:3}[this.palette.kind],{low:p,top:v,sea:y}=this.heights(t);a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(p,y-1):this.range[0],this.palette.kind==="hypsometric"?v:this.range[1],b,y);let R=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02)));a.uShade.value=this.field.startsWith("difference")?R*.3:R,a.uContour.value=r,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function FR(n){let e=new Set;for(let t of n)if(e.add(Math.round(t)),e.size>=1e4)break;return[...e].sort((t,i)=>t-i)}function oy(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}var yh=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,s){let r=e.east-e.west,o=e.south-e.north,a=Math.hypot(r,o)/2,l=Math.tan(s*Math.PI/360)*Math.min(1,i*.72);this.state={x:(e.west+e.east)/2,y:t,z:(e.north+e.south)/2+o*.035,azimuth:2.75,polar:1,distance:a*.8/l},this.least=Math.max(r,o)/400,this.most=a*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=ay(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,s=i.distance,r=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-r*e-o*t)*s,i.z+=(-o*e+r*t)*s}zoom(e,t){let i=this.state,s=ay(i.distance*e,this.least,this.most),r=s/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-r),i.y+=(t[1]-i.y)*(1-r),i.z+=(t[2]-i.z)*(1-r)),i.distance=s}fly(e,t,i){let s=this.state;this.pan(t,e),s.y+=i*s.distance}look(e,t){let i=this.eye();this.turn(e,t);let s=this.eye();this.state.x+=i[0]-s[0],this.state.y+=i[1]-s[1],this.state.z+=i[2]-s[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),s=0;for(let r of Object.keys(this.goal)){let o=this.goal[r]-this.state[r];this.state[r]+=o*i,s=Math.max(s,Math.abs(o)/(r==="azimuth"||r==="polar"?1:this.state.distance))}return(t||s<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function ay(n,e,t){return Math.min(t,Math.max(e,n))}var UR=`
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`,bh=class{constructor(e,t){this.smooth=t;this.targets=new Map;this.scene=new ji;this.camera=new Qi;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+Mr,fragmentShader:`precision highp float;
`+UR,depthTest:!1,depthWrite:!1,uniforms:{uLightBuffer:{value:null}}});let i=new zn(e,this.material);i.frustumCulled=!1,this.scene.add(i)}buffer(e,t,i){let s=Math.max(1,Math.round(e*i)),r=Math.max(1,Math.round(t*i)),o=this.targets.get(i);return(o?.width!==s||o.height!==r)&&(o?.dispose(),o=new Gn(s,r,{type:Ai,samples:this.smooth?4:0,minFilter:It,magFilter:It}),this.targets.set(i,o)),this.target=o,o}show(e){this.material.uniforms.uLightBuffer.value=this.target?.texture??null,e.setRenderTarget(null),e.render(this.scene,this.camera)}};var Sh=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=ly(4,4)}get busy(){return this.left>0}update(e,t,i,s,r,o){let a=Math.min(1,r.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=ly(l,c),this.key="");let u=[i.x,i.y,i.z].map(g=>g.toFixed(4)),h=[t.version,...u,s].join(" "),d=Math.max(1,Math.ceil(l*c/r.strip));h!==this.key&&(this.key=h,this.left=d);let f=0;for(;this.left>0&&f<o;){let g=this.cursor%d,b=Math.floor(g*c/d),p=Math.floor((g+1)*c/d);e.draw(this.target,t,i,s,r,b,p),this.cursor=(g+1)%d,this.left--,f++}return f>0}dispose(){this.target.dispose()}};function ly(n,e){return new Gn(n,e,{depthBuffer:!1,minFilter:It,magFilter:It,generateMipmaps:!1})}var Mh=class{constructor(e,t){this.renderer=e;this.scene=new ji;this.camera=new Qi;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+Mr,fragmentShader:`precision highp float;
`+q_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new ut},uPixels:{value:new ut},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Q},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new zn(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,s,r,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=s,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*s,l.uSea.value=t.sea??-1e6,l.uSteps.value=r.steps,l.uRays.value=r.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};function cy(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),s=Math.min(Math.max(t,0),n.rows-1);return{x:i*n.spacing,y:s*n.spacing,cellX:i,cellY:s,height:n.heightAt(i,s),worldX:i*n.spacing-n.width/2,worldZ:s*n.spacing-n.depth/2}}function OR(n,e,t,i){let s=Math.max(n.numbers.high,n.sea??-1e9)*i+1,r=n.numbers.low*i-1,o=0,a=1/0,l=(f,g,b,p)=>{if(Math.abs(g)<1e-12)return f>=b&&f<=p;let v=(b-f)/g,y=(p-f)/g;return o=Math.max(o,Math.min(v,y)),a=Math.min(a,Math.max(v,y)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,r,s))return;let c=f=>{let g=(e.x+t.x*f+n.width/2)/n.spacing,b=(e.z+t.z*f+n.depth/2)/n.spacing;return e.y+t.y*f-n.levelAt(g,b)*i},u=Math.hypot(t.x,t.z),h=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),d=o;for(let f=o;f<=a+h;f+=h){if(c(Math.min(f,a))<=0){let g=d,b=Math.min(f,a);for(let y=0;y<12;y++){let R=(g+b)/2;c(R)>0?g=R:b=R}let p=(e.x+t.x*b+n.width/2)/n.spacing,v=(e.z+t.z*b+n.depth/2)/n.spacing;return cy(n,p,v)}d=f}}var Pp={fromCell:cy,alongRay:OR};var wh={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1,haste:.5,strip:16384},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0,haste:1,strip:131072},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0,haste:1,strip:262144}};function uy(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?wh[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?wh.low:t?wh.medium:wh.high}var hy=`
${ns}
${xh}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,BR=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform highp usampler2D uFace;  // rocks of a wall, where they end; how high it is
uniform float uHasFace;
uniform sampler2D uIce;          // how much ice covers the ground
uniform float uHasIce;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

// The rock that a wall really has at this height. Each sample around that is as high or higher
// shows its own column there, the nearest most of all; edges of level beds meet from column to
// column.
vec4 rockOfColumn(uvec2 face, float down, float soft) {
    vec4 r0 = uRock[face.x & 31u];
    vec4 r1 = uRock[(face.x >> 5) & 31u], r2 = uRock[(face.x >> 10) & 31u];
    float drop = uintBitsToFloat(face.y);
    if (drop <= 0.0) return r0;
    vec2 edge = vec2(float((face.x >> 16) & 255u), float(face.x >> 24)) / 255.0;
    float f = down / drop;
    float w = soft / drop + 0.01;
    return mix(mix(r0, r1, smoothstep(edge.x - w, edge.x + w, f)), r2,
        smoothstep(edge.y - w, edge.y + w, f));
}
vec4 rockOfWall(vec2 cell, float h, float soft) {
    ivec2 last = ivec2(uCells) - 1;
    vec2 at = clamp(cell, vec2(0.0), uCells - 1.0);
    ivec2 a = ivec2(floor(at));
    vec2 t = at - vec2(a);
    float tops[4];
    for (int k = 0; k < 4; k++)
        tops[k] = texelFetch(uHeight, min(a + ivec2(k & 1, k >> 1), last), 0).r;
    h = min(h, max(max(tops[0], tops[1]), max(tops[2], tops[3])));
    vec4 sum = vec4(0.0);
    float weight = 0.0;
    for (int k = 0; k < 4; k++) {
        float w = ((k & 1) == 1 ? t.x : 1.0 - t.x) * (k > 1 ? t.y : 1.0 - t.y) + 0.02;
        w *= smoothstep(-soft - 0.01, 0.0, tops[k] - h);
        if (w <= 0.0) continue;
        ivec2 c = min(a + ivec2(k & 1, k >> 1), last);
        sum += w * rockOfColumn(texelFetch(uFace, c, 0).xy, max(tops[k] - h, 0.0), soft);
        weight += w;
    }
    return sum / weight;
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (texture(uNoise, p * 0.0045).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) *
        smoothstep(0.35, 0.65, texture(uNoise, p * 0.013 + b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = texture(uNoise, p * 0.021);
    vec4 n2 = texture(uNoise, p * 0.087 + 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = texture(uNoise, p * 0.41 + 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare)
        * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    vec4 face = rock4;
    if (uHasFace > 0.5 && steep > 0.0)
        face = rockOfWall(cell, h + (n2.r + n3.r - 1.0) * 0.25 * slope * uSpacing,
            (0.03 + 0.5 * px) * slope * uSpacing);
    float massive = face.a;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = face.rgb * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float rise = over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5;
        float beach = (1.0 - smoothstep(0.0, 1.0, rise))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03)
        * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    c = mix(c, uSnowColour, snow * 0.95);

    if (uHasIce > 0.5) {
        float ice = texture(uIce, (cell + 0.5) / uCells).r;
        // Streaks along the flow, which goes down the surface; open cracks where it gets steep.
        vec2 down = slope > 1e-4 ? grad / slope : vec2(0.0, 1.0);
        float streak = 0.0;
        for (int k = -3; k <= 3; k++)
            streak += texture(uNoise, (p + down * float(k) * 1.6) * 0.16).a;
        streak /= 7.0;
        float crack = texture(uNoise, p * 0.11 + down * 0.2).r * 0.5 + streak * 0.5;
        crack = (1.0 - smoothstep(0.03, 0.075, abs(crack - 0.5))) * smoothstep(0.12, 0.45, slope);
        vec3 blue = mix(vec3(0.26, 0.45, 0.58), vec3(0.50, 0.67, 0.78),
            smoothstep(0.35, 0.65, streak));
        blue = mix(blue, uSnowColour, (1.0 - smoothstep(0.08, 0.35, slope)) * 0.45 * hr);
        blue = mix(blue, vec3(0.06, 0.17, 0.27), crack * 0.6);
        float cover = smoothstep(0.10, 0.75, ice + (noise - 0.5) * 0.35 * (1.0 - ice));
        c = mix(c, blue, cover);
        steep *= 1.0 - cover;
        snow = mix(snow, 0.4, cover);
    }

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,dy=`
${ns}
${Sr}
${xl}
${BR}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, 1 = logarithmic, 2 = classes
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        // Drawn out along the slope, not smeared down it.
        vec2 p = cell + 0.15 * grad * h / uSpacing;
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad));
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) *
            (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 *
        pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        float v = texture(uField, (cell + 0.5) / uCells).r;
        float t = uFieldRange.z > 1.5 ? (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0
            : uFieldRange.z > 0.5
            ? log2(max(v, uFieldRange.x) / uFieldRange.x) / log2(uFieldRange.y / uFieldRange.x)
            : (v - uFieldRange.x) / (uFieldRange.y - uFieldRange.x);
        vec3 paint = pow(texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb, vec3(2.2));
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var fy=`
${ns}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,py=`
${ns}
${Sr}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0)
        : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)));
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var ln=256;function Th(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function zR(n,e,t,i){let s=ln/e;for(let r=0;r<ln;r++){let o=Math.floor(r/s),a=r/s-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<ln;c++){let u=Math.floor(c/s),h=c/s-u,d=h*h*h*(h*(h*6-15)+10),f=(u+1)%e,g=(o+1)%e,b=Th(u,o,i)*(1-d)+Th(f,o,i)*d,p=Th(u,g,i)*(1-d)+Th(f,g,i)*d;n[r*ln+c]+=t*(b*(1-l)+p*l-.5)}}}function my(n){let e=new Float32Array(ln*ln),t=1;for(let r=4;r<=128;r*=2)zR(e,r,t,n+r),t*=.58;let i=1/0,s=-1/0;for(let r of e)i=Math.min(i,r),s=Math.max(s,r);for(let r=0;r<e.length;r++)e[r]=(e[r]-i)/(s-i);return e}function gy(){let n=my(1),e=my(101),t=new Uint8Array(ln*ln*4);for(let s=0;s<ln;s++)for(let r=0;r<ln;r++){let o=s*ln+r,a=n[s*ln+(r+1)%ln]-n[s*ln+(r+ln-1)%ln],l=n[(s+1)%ln*ln+r]-n[(s+ln-1)%ln*ln+r];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+2400*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+2400*l))),t[o*4+3]=Math.round(255*e[o])}let i=new ci(t,ln,ln,Wn);return i.wrapS=i.wrapT=Yo,i.minFilter=es,i.magFilter=It,i.generateMipmaps=!0,i.needsUpdate=!0,i}var VR=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,GR=`precision highp float;
precision highp int;
`,ua=class n{constructor(e){this.plain=e;this.triangle=WR();this.scene=new ji;this.patches=new Float32Array(6e3*4);this.attribute=new ja(this.patches,4);this.geometry=XR(this.attribute);this.frustum=new Hs;this.matrix=new tn;this.box=new xs;let t=()=>new Q;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:gy()},uCells:{value:new ut(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:t()},uSunLight:{value:t()},uSkyLight:{value:t()},uZenith:{value:t()},uHorizon:{value:t()},uGlow:{value:t()},uExposure:{value:1},uHaze:{value:0},uEye:{value:t()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uFace:{value:null},uHasFace:{value:0},uIce:{value:null},uHasIce:{value:0},uRock:{value:Array.from({length:32},()=>new At(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:t()},uMeadow:{value:t()},uStraw:{value:t()},uWood:{value:t()},uSoil:{value:t()},uScree:{value:t()},uSand:{value:t()},uSnowColour:{value:t()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new At(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:is(2,2)},uPalette:{value:null},uFieldRange:{value:t()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new tn},uBox:{value:new At},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Q(.3,.27,.24)}},this.sky=this.mesh(this.triangle,Mr,X_,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,hy,dy,{side:ui}),this.walls=this.mesh(qR(512),fy,py,{side:ui}),this.water=this.mesh(this.geometry,G_,W_,{transparent:!0,depthWrite:!1,side:ui}),this.water.renderOrder=2}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,s)=>{let[r,o,a]=Qd(i.colour);t[s].set(r,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),s=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-s,Math.max(e.numbers.high,e.sea??-1e9)]}prepare(e,t,i,s,r,o,a){let l=this.uniforms,c=s.exaggeration;l.uHeight.value=e.height,l.uLevel.value=e.level,l.uLight.value=t,l.uCells.value.set(e.columns,e.rows),l.uSpacing.value=e.spacing,l.uZ.value=c,l.uSea.value=e.sea??-1e6,l.uMaterial.value=e.material,l.uExtra.value=e.extra,l.uIce.value=e.ice,l.uHasIce.value=e.hasIce?1:0,l.uFace.value=e.face,l.uHasFace.value=e.hasFace?1:0,l.uHasMaterial.value=e.hasMaterial?1:0,l.uHasExtra.value=e.extra.image.width>2?1:0,l.uHasFlow.value=e.hasFlow?1:0,l.uLow.value=e.levels.low,l.uTop.value=e.levels.top,l.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,s),this.setLight(r,o,s,e),l.uContour.value=s.contour,l.uTime.value=s.time,l.uWave.value=Math.max(e.spacing*1.3,e.extent/900),l.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1))),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,h]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=h,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,s={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(s))i[l].value.set(...Qd(t.look[c]));i.uGreen.value=t.look.green;let r=Math.max(e.levels.low,e.sea??-1e9),o=e.levels.top-r,a=o>1e3&&t.look.snowShare<1?r+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,s){let r=this.uniforms;r.uSun.value.copy(e),r.uSunLight.value.set(...t.sun),r.uSkyLight.value.set(...t.sky),r.uZenith.value.set(...t.zenith),r.uHorizon.value.set(...t.horizon),r.uGlow.value.set(...t.glow),r.uExposure.value=t.exposure,r.uHaze.value=.055*i.haze/s.extent}choose(e,t,i,s){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let r=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=$_(e.boxes,i/r,{x:l.x/r+o,y:l.z/r+a,z:l.y/r,sees:(u,h,d,f,g,b)=>(this.box.min.set((u-o)*r,(d-2)*r,(h-a)*r),this.box.max.set((f-o)*r,(b+2)*r,(g-a)*r),this.frustum.intersectsBox(this.box))},Math.max(s,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,s){let r=new Oi({glslVersion:ts,vertexShader:VR+t,fragmentShader:GR+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...s}),o=new zn(e,r);return o.frustumCulled=!1,this.scene.add(o),o}};function WR(){let n=new Ui;return n.setAttribute("position",new ii(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function XR(n){let e=new sl,t=33,i=new Float32Array(t*t*2);for(let r=0;r<t;r++)for(let o=0;o<t;o++)i[(r*t+o)*2]=o,i[(r*t+o)*2+1]=r;let s=[];for(let r=0;r<32;r++)for(let o=0;o<32;o++){let a=r*t+o;s.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new ii(i,2)),e.setIndex(s),n.setUsage(op),e.setAttribute("patchAt",n),e.instanceCount=0,e}function qR(n){let e=[],t=[];for(let s=0;s<4;s++)for(let r=0;r<=n;r++){let o=r/n,a=s===0||s===2?o:s===1?1:0,l=s===1||s===3?o:s===2?1:0,c=e.length/4;e.push(a,l,0,s,a,l,1,s),r<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new Ui;return i.setAttribute("edge",new ii(new Float32Array(e),4)),i.setIndex(t),i}var to=Math.PI/180;function vy(n,e=0){let t=50*to,i=23.4*to,s=(n-12)*15*to,r=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(s),o=Math.asin(r),a=-Math.cos(i)*Math.sin(s),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(s);return{azimuth:((Math.atan2(a,l)/to+e)%360+360)%360,elevation:o/to}}function xy(n){let e=n.elevation*to,t=n.azimuth*to;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var wr=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],Ip=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function _y(n){let e=Ip(-4,22,n),t=1-Ip(4,32,n),i=Ip(-3,4,n),s=wr([1,.93,.82],[1,.58,.26],t),r=i*(2.2+1.5*e);return{sun:[s[0]*r,s[1]*r,s[2]*r],sky:wr([.035,.05,.09],[.42,.53,.72],e),zenith:wr([.012,.02,.05],wr([.09,.23,.54],[.13,.25,.5],t),e),horizon:wr([.05,.06,.1],wr([.5,.67,.87],[.88,.7,.54],t),e),glow:wr([.2,.06,.02],wr([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var Lp=38,yy=250,Ah=class{constructor(e){this.rig=new yh;this.settings={...Br};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.compared="land";this.still=!1;this.camera=new ni(Lp,1,1,1e6);this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.stirred=0;this.scale=1;this.rest=0;this.sun=new Q;this.mapBrush=new At(0,0,1,0);this.pictures=0;this.shown=!1;this.canvas=document.createElement("canvas");let t=$R();this.quality=uy(e,t,matchMedia("(pointer: coarse)").matches),this.renderer=new mh({canvas:this.canvas,antialias:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=Yr,this.renderer.getContext().getExtension("OES_texture_float_linear"),this.landScene=new ua(this.quality.name==="low"),this.develop=new bh(this.landScene.triangle,this.quality.smooth),this.pass=new Mh(this.renderer,this.landScene.triangle),this.map=new _l(this.landScene.triangle),this.otherMap=new _l(this.landScene.triangle);let i=()=>({maps:tm(),land:new _h,light:new Sh,dirty:!1,sea:void 0});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=e.head.slot??"live",i=this.slots[t]??this.slots.live,s=em(e,i.maps);return i.dirty=!0,this.invalidate(),s}setSea(e,t="live"){let i=this.slots[t];e!==i.sea&&(i.sea=e,i.dirty=!0,this.invalidate())}get flat(){return this.mode==="map"||this.mode==="split"&&this.compared!=="land"}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.flat)this.map.fit(t,this.width,this.height);else{let i={...this.rig.state},s=this.middleHeight(t);if(this.rig.frame(t.bounds,s,this.width/this.height,Lp),e&&!this.still){let r=this.rig.state;this.rig.state=i,this.rig.glideTo(r)}}this.invalidate()}returnTo(e){this.returning=e}setBrush(e,t,i){let s=this.landScene.uniforms;s.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),s.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.invalidate()}pick(e,t){let i=this.canvas.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=this.land;if(o.boxes===void 0)return;if(this.flat){let{x:l,y:c,scale:u}=this.map.window;return Pp.fromCell(o,l+(s-this.width/2)*u,c+(r-this.height/2)*u)}let a=new Q(s/this.width*2-1,1-r/this.height*2,.5).unproject(this.camera).sub(this.camera.position).normalize();return Pp.alongRay(o,this.camera.position,a,this.settings.exaggeration)}project(e,t,i){let s=this.land,r=e/s.spacing,o=t/s.spacing;if(this.flat){let c=this.map.window;return[this.width/2+(r-c.x)/c.scale,this.height/2+(o-c.y)/c.scale]}let a=i??s.levelAt(r,o),l=new Q(e-s.width/2,a*this.settings.exaggeration,t-s.depth/2);if(l.project(this.camera),!(l.z>1))return[(l.x+1)/2*this.width,(1-l.y)/2*this.height]}invalidate(){this.stirred=performance.now(),this.canvas.dataset.settled="",this.request()}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.scale=1,this.draw(1e3);let i=await new Promise(s=>this.canvas.toBlob(s,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.settings.exaggeration}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){if(this.requested=!1,this.drawing()){this.request();return}let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let i=this.rig.step(t,this.still),s=this.quality.haste<1&&(i||e-this.stirred<yy);this.scale=s?this.quality.haste:1;let r=this.draw(s?this.flat?0:1:8),o=this.renderer.getContext();this.fence=o.fenceSync(o.SYNC_GPU_COMMANDS_COMPLETE,0)??void 0,o.flush(),this.pictures++,this.land.boxes!==void 0&&!this.shown&&(this.shown=!0,performance.mark("cuesta-picture")),this.onDrawn?.();let a=this.settings.waves&&this.quality.moving&&!this.still&&this.land.hasWater&&!this.flat&&document.visibilityState==="visible";clearTimeout(this.rest),s&&!i?this.rest=window.setTimeout(()=>this.request(),yy+10):i||r||a?(!i&&!r&&this.settled(),this.request()):this.settled()}request(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.tick()))}drawing(){if(this.fence===void 0)return!1;let e=this.renderer.getContext();return e.getSyncParameter(this.fence,e.SYNC_STATUS)!==e.SIGNALED&&!e.isContextLost()?!0:(e.deleteSync(this.fence),this.fence=void 0,!1)}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=vy(t.hour,t.turn);this.sun.set(...xy(i));let s=_y(i.elevation),r=!1;for(let o of this.mode==="split"?this.splitSlots:["live"]){let a=this.slots[o];a.dirty&&a.maps.fields.has("height")&&(a.land.update(a.maps,a.sea,this.renderer),a.dirty=!1,o==="live"&&this.frameIfNew(a.land)),a.land.boxes!==void 0&&(a.light.update(this.pass,a.land,this.sun,t.exaggeration,this.quality,e),r||=a.light.busy)}if(this.placeCamera(),this.renderer.setRenderTarget(null),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),r;if(this.flat)return this.drawMaps(),r;if(this.mode==="land")this.drawLand(this.slots.live,s,0,1);else{let[o,a]=this.sides();this.drawLand(o,s,0,this.split,this.otherMap),this.drawLand(a,s,this.split,1)}return this.develop.show(this.renderer),r}sides(){let[e,t]=this.splitSlots.map(i=>this.slots[i].land.boxes?this.slots[i]:this.slots.live);return[e,t]}showField(e,t=this.map){let{settings:i}=this,s=e.maps.fields.get(i.field),r=i.palette?t.paletteByName(i.palette):void 0,o=this.mode==="split"?this.sides().find(a=>a!==e):void 0;return t.peer=o&&{land:o.land,map:o.maps.fields.get(i.field)},t.show(s,i.field,e.land,r),s!==void 0}drawMaps(){if(this.mode==="map"){this.showField(this.slots.live),this.drawMap(this.map,this.slots.live);return}let[e,t]=this.sides();if(this.compared==="difference"){this.map.peer=void 0,this.map.showDifference(e.maps,t.maps,this.settings.field,t.land),this.drawMap(this.map,t);return}let i=Math.round(this.split*this.width);this.otherMap.window=this.map.window;for(let[s,r,o,a]of[[this.otherMap,e,0,i],[this.map,t,i,this.width]])this.showField(r,s),this.renderer.setScissorTest(!0),this.renderer.setScissor(o,0,Math.max(1,a-o),this.height),this.drawMap(s,r);this.renderer.setScissorTest(!1)}drawMap(e,t){let i={width:this.width,height:this.height};e.draw(this.renderer,t.land,t.light.target.texture,i,this.settings.contour,this.mapBrush)}drawLand(e,t,i,s,r=this.map){let{settings:o,renderer:a}=this,l=a.getDrawingBufferSize(new ut),c=this.develop.buffer(l.x,l.y,this.scale),u=Math.round(i*c.width);c.scissorTest=!0,c.scissor.set(u,0,Math.max(1,Math.round(s*c.width)-u),c.height),a.setRenderTarget(c),a.clear(),this.landScene.prepare(e.land,e.light.target.texture,this.camera,{exaggeration:o.exaggeration,haze:o.haze,contour:o.contour,look:Na[o.look]??Na.temperate,snow:o.snow,time:this.still?0:(performance.now()-this.began)/1e3},this.sun,t,this.quality.reach),r.overlay(this.landScene.uniforms,o.overlay&&this.showField(e,r),e.land),a.render(this.landScene.scene,this.camera)}frameIfNew(e){let t=(i,s)=>Math.abs(i-s)<.03*Math.max(i,s);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.bounds,this.middleHeight(e),this.width/this.height,Lp),this.returning!==void 0&&(this.rig.state={...this.rig.state,...this.returning}),this.returning=void 0)}placeCamera(){let e=this.land,t=this.rig.state,[i,s,r]=this.rig.eye();if(e.boxes!==void 0){let o=i/e.spacing+(e.columns-1)/2,a=r/e.spacing+(e.rows-1)/2;o>0&&a>0&&o<e.columns-1&&a<e.rows-1&&(s=Math.max(s,e.levelAt(o,a)*this.settings.exaggeration+e.spacing*1.2))}this.camera.position.set(i,s,r),this.camera.up.set(0,1,0),this.camera.lookAt(t.x,t.y,t.z),this.camera.aspect=this.width/this.height,this.camera.near=Math.max(t.distance/300,e.extent/2e4),this.camera.far=t.distance*2+e.extent*6,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}};function $R(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var ha=1024,no=256;function by(n){let e="",t=!1,i=0,s=new Uint8Array(ha*no*4*4),r=new ci(s,ha,no*4,Wn);r.minFilter=r.magFilter=It;let o=async()=>{i=0;let{columns:a,rows:l,spacing:c}=n.slots.live.maps,u=n.land,h=`${u.version} ${n.settings.exaggeration}`;if(!(t||h===e||u.boxes===void 0||u.ocean||a<3||n.slots.live.maps.preview||n.flat)){t=!0;try{let[d,f]=ua.wallSpan(u,n.settings.exaggeration),g=(a-1)*c,b=(l-1)*c,p=[[[0,0],[g,0]],[[g,0],[g,b]],[[0,b],[g,b]],[[0,0],[0,b]]];for(let v=0;v<4;v++){let y=Sc(await mn.ask("section",{points:p[v],columns:400}));if(y.length<2)continue;let R=Mc(y,Fa(),{width:ha,height:no,from:y[0].distance,to:y[y.length-1].distance,low:d,high:f});for(let S=0;S<no;S++){let P=R.subarray((no-1-S)*ha*4,(no-S)*ha*4);s.set(P,(v*no+S)*ha*4)}}r.needsUpdate=!0,n.landScene.setWalls(r),e=h,n.invalidate()}catch{n.landScene.setWalls(void 0),e=h}t=!1}};O.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{o()},O.value.run.running?2500:350))})}var YR=1040,ZR=(()=>{try{return window.sessionStorage}catch{return}})(),Sy=Lm(Ay("cuesta.language"),navigator.languages);Fl(Sy);document.documentElement.lang=Sy;var Bi=new Ah(location.hash),Xs=new wl(location.origin,sm(location.hash,ZR),{open:()=>{KR()},closed:()=>O.set({connected:!1}),event:JR,frame:n=>{Bi.take(n),(n.head.slot??"live")==="live"&&O.set({tick:n.head.tick})}});f0(Xs,Bi);Z0(n=>{Xs.ask("look",{...n,rate:30}).catch(()=>{})});var My=matchMedia("(prefers-reduced-motion: reduce)"),wy=()=>{Bi.still=My.matches,Bi.invalidate()};My.addEventListener("change",wy);wy();innerWidth<YR&&O.set({right:!1});Kv(document.getElementById("app"));by(Bi);Xs.start();async function KR(){try{let n=await Xs.catalog();F0(n.palettes,n.fields),O.set({catalog:n});let e=await Xs.ask("hello");Ey(e.state),Fd(e),O.set({history:e.history}),jR(e.view);for(let i of e.remarks)rn("warning",i);rr(!0),await Ty();let t=Ay("cuesta.seen")===null&&!O.value.everConnected;O.set({connected:!0,everConnected:!0}),t&&O.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&O.set({dialog:"welcome"}),document.documentElement.dataset.ready="1",performance.getEntriesByName("cuesta-ready").length===0&&performance.mark("cuesta-ready")}catch(n){rn("error",n.message)}}function JR(n){switch(n.event){case"state":return Ey(n);case"recipe":return Fd(n);case"chart":Gi.add(n),Ir.set({version:Ir.value.version+1});return;case"charts":return void Ty();case"note":case"warning":case"error":return rn(n.event,n.sentence)}}async function Ty(){let n=await Xs.ask("charts").catch(()=>{});if(n!==void 0){Gi.clear();for(let e of n.points)Gi.add(e);Ir.set({version:Ir.value.version+1})}}function Ey(n){let e=O.value.run;O.set({run:{...e,...n}}),$0(O.value.run.running||!!O.value.run.busy),zr(Bi);for(let t of["a","b"]){let i=n.kept?.[t]?.sea_level;Bi.setSea(typeof i=="number"?i:void 0,t)}n.error&&n.error!==e.error&&rn("error",n.error),n.branches!==void 0&&O.set({branches:n.branches}),document.title=O.value.name?`${O.value.name} · Cuesta`:w("Cuesta studio")}function jR(n){if(typeof n!="object"||n===null||O.value.everConnected)return;let{settings:e,rig:t}=n;e!==void 0&&(O.set({settings:{...O.value.settings,...e}}),Bi.change(e),zr(Bi)),t!==void 0&&Bi.returnTo(t)}var Dp="";setInterval(()=>{if(!Xs.connected||!O.value.connected||document.visibilityState!=="visible")return;let n={settings:O.value.settings,rig:Bi.rig.state},e=JSON.stringify(n);e!==Dp&&(Dp!==""&&Xs.ask("view",{view:n}).catch(()=>{}),Dp=e)},3e3);function Ay(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:Bi,client:Xs,model:O,readings:Nt}});
